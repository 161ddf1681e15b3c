LDWEIGHTS $S[20]>0 src_mem_pattern=@0x7e[-1,1,1][64,1,1] in_dtype=bfloat16 num_active_rows=128 num_active_cols=64 tile_size={row_size=7,col_size=C128};
MATMUL src_mem_pattern=@0x100[1,1,1][96,1,1] in_dtype=bfloat16 dst_mem_pattern=@0x2001000[1,1,1][96,1,1] num_active_rows=128 num_active_cols=64 out_dtype=fp32 tile_size={row_size=7,col_size=C128};
LDWEIGHTS src_mem_pattern=@0xfe[-1,1,1][64,1,1] in_dtype=bfloat16 num_active_rows=128 num_active_cols=64 tile_size={row_size=7,col_size=C128};
MATMUL $S[21]++@complete src_mem_pattern=@0x1c0[1,1,1][96,1,1] in_dtype=bfloat16 dst_mem_pattern=@0x2001000[1,1,1][96,1,1] num_active_rows=128 num_active_cols=64 out_dtype=fp32 tile_size={row_size=7,col_size=C128} flags={accumulate_flag=ACCUMULATE};
