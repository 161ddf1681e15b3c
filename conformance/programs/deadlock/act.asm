EVENT_SEMAPHORE $S[2]>0 $S[1]++@complete;
