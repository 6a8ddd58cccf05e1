export type AiCountFailure = 'aiCountsExhausted' | 'aiCountsReservationEnded';
