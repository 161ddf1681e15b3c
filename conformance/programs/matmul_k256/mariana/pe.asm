LDWEIGHTS $S[20]>0 src_mem_pattern=@0x7e[-1,1,1][64,1,1] in_dtype=bfloat16 num_active_rows=128 num_active_cols=64 row_grp=15 col_grp=15;
MATMUL src_mem_pattern=@0x100[1,1,1][96,1,1] in_dtype=bfloat16 dst_mem_pattern=@0x2001000[1,1,1][96,1,1] num_active_rows=128 num_active_cols=64 out_dtype=fp32 psum_accumulate_flags=BEGIN_MATMUL_GROUP row_grp=15 col_grp=15;
LDWEIGHTS src_mem_pattern=@0xfe[-1,1,1][64,1,1] in_dtype=bfloat16 num_active_rows=128 num_active_cols=64 row_grp=15 col_grp=15;
MATMUL $S[21]++@complete src_mem_pattern=@0x1c0[1,1,1][96,1,1] in_dtype=bfloat16 dst_mem_pattern=@0x2001000[1,1,1][96,1,1] num_active_rows=128 num_active_cols=64 out_dtype=fp32 psum_accumulate_flags=END_MATMUL_GROUP row_grp=15 col_grp=15;
