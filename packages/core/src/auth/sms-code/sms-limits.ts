/** Limits of sending [SM1] [SM2] [SM6], shared by every purpose and rolling. */
export const SMS_LIMITS = {
  // [spec 9].
  cooldownSeconds: 60,
  perHour: 5,
  perDay: 10,
  // A refusal of the provider releases the cooldown, for two more attempts at most.
  attemptsPerCooldown: 3,
  // Beyond these an address waits a cooldown between sends; a campus behind one address is slowed, not shut out.
  freePerAddressAndHour: 10,
  perDeviceAndHour: 10,
  everyonePerHour: 1000,
} as const;
