EVENT_SEMAPHORE $S[1]>0 $S[2]++@complete;
