PSEUDO_DMA_TRIGGER q_in block_id=0;
EVENT_SEMAPHORE $S[10]>0 $S[20]++@complete;
TENSOR_SCALAR_ARITH_OP $S[21]>0 $S[22]++@complete op0=RSQRT src_mem_pattern=@0x3084[1,1,1][1,1,1] dst_mem_pattern=@0x30c0[1,1,1][1,1,1] in_dtype=fp32 out_dtype=fp32 num_active_channels=128;
PSEUDO_DMA_TRIGGER $S[23]>0 q_out block_id=0;
EVENT_SEMAPHORE $S[11]>0;
