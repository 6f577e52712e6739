/* zcash encodings, written once for G1 and G2; encode.c has the rules. Included after
 * group_law.inc.h, with its names and
 *   FIELD_BYTES    of one coordinate */

/* *out is anything on failure. */
static point_status parse(point_aff *out, const uint8_t *in)
{
    bool infinity;
    *out = POINT_INFINITY;
    const point_status flags = point_flags_check(&infinity, in, 2 * FIELD_BYTES, false);
    if (flags != POINT_OK || infinity)
        return flags;
    if (!F(read)(&out->x, in, POINT_FLAG_BITS) || !F(read)(&out->y, in + FIELD_BYTES, 0))
        return POINT_NOT_CANONICAL;
    /* Not aff_on_curve: it lets the pair (0, 0) pass as infinity. */
    field_elem lhs, rhs;
    curve_rhs(&rhs, &out->x);
    F(sqr)(&lhs, &out->y);
    return F(eq)(&lhs, &rhs) ? POINT_OK : POINT_NOT_ON_CURVE;
}

static point_status parse_compressed(point_aff *out, const uint8_t *in)
{
    bool infinity;
    *out = POINT_INFINITY;
    const point_status flags = point_flags_check(&infinity, in, FIELD_BYTES, true);
    if (flags != POINT_OK || infinity)
        return flags;
    const bool larger = (in[0] & POINT_LARGER) != 0;
    if (!F(read)(&out->x, in, POINT_FLAG_BITS))
        return POINT_NOT_CANONICAL;
    field_elem rhs;
    curve_rhs(&rhs, &out->x);
    if (!F(sqrt)(&out->y, &rhs))
        return POINT_NOT_ON_CURVE;
    if (F(is_larger_half)(&out->y) != larger)
        F(neg)(&out->y, &out->y);
    return POINT_OK;
}

point_status G(decode)(point_aff *out, const uint8_t in[2 * FIELD_BYTES])
{
    point_aff a;
    const point_status status = parse(&a, in);
    *out = status == POINT_OK ? a : POINT_INFINITY;
    return status;
}

point_status G(decode_compressed)(point_aff *out, const uint8_t in[FIELD_BYTES])
{
    point_aff a;
    const point_status status = parse_compressed(&a, in);
    *out = status == POINT_OK ? a : POINT_INFINITY;
    return status;
}

void G(encode)(uint8_t out[2 * FIELD_BYTES], const point_aff *a)
{
    const point_aff copy = *a;
    F(write)(out, &copy.x);
    F(write)(out + FIELD_BYTES, &copy.y);
    if (G(aff_is_infinity)(&copy))
        out[0] |= POINT_INFINITE;
}

void G(encode_compressed)(uint8_t out[FIELD_BYTES], const point_aff *a)
{
    const point_aff copy = *a;
    F(write)(out, &copy.x);
    out[0] |= POINT_COMPRESSED;
    if (G(aff_is_infinity)(&copy))
        out[0] |= POINT_INFINITE;
    else if (F(is_larger_half)(&copy.y))
        out[0] |= POINT_LARGER;
}
