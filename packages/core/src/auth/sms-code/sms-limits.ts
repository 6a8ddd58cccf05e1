/** Send limits [SM1] [SM2] [SM6]; rolling windows shared by all purposes. */
export const SMS_LIMITS = {
  // [spec 9].
  cooldownSeconds: 60,
  perHour: 5,
  perDay: 10,
  // A provider error releases the cooldown, for at most two more attempts.
  attemptsPerCooldown: 3,
  // Beyond these, an address must wait a cooldown between sends; a campus behind one address is slowed, not
  // blocked.
  freePerAddressAndHour: 10,
  perDeviceAndHour: 10,
  everyonePerHour: 1000,
} as const;
