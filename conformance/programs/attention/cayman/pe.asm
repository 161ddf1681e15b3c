LDWEIGHTS $S[20]>0 src_mem_pattern=@0xfe[-1,1,1][128,1,1] in_dtype=bfloat16 num_active_rows=64 num_active_cols=128 row_grp=15 col_grp=15;
MATMUL $S[21]++@complete src_mem_pattern=@0x100[1,1,1][96,1,1] in_dtype=bfloat16 dst_mem_pattern=@0x2000000[1,1,1][96,1,1] num_active_rows=64 num_active_cols=128 psum_accumulate_flags=SINGLE row_grp=15 col_grp=15;
LDWEIGHTS $S[24]>0 src_mem_pattern=@0x63e[-1,1,1][96,1,1] in_dtype=bfloat16 num_active_rows=128 num_active_cols=96 row_grp=15 col_grp=15;
MATMUL $S[25]++@complete src_mem_pattern=@0x300[1,1,1][128,1,1] in_dtype=bfloat16 dst_mem_pattern=@0x2000800[1,1,1][128,1,1] num_active_rows=128 num_active_cols=96 psum_accumulate_flags=SINGLE row_grp=15 col_grp=15;
LDWEIGHTS $S[26]>0 src_mem_pattern=@0x77e[-1,1,1][128,1,1] in_dtype=bfloat16 num_active_rows=96 num_active_cols=128 row_grp=15 col_grp=15;
MATMUL $S[27]++@complete src_mem_pattern=@0x200[1,1,1][64,1,1] in_dtype=bfloat16 dst_mem_pattern=@0x2001000[1,1,1][64,1,1] num_active_rows=96 num_active_cols=128 psum_accumulate_flags=SINGLE row_grp=15 col_grp=15;
