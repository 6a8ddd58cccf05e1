/** A UUID as PostgreSQL writes it; for patterns that contain one. */
export const UUID_SOURCE = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

const UUID = new RegExp(`^${UUID_SOURCE}$`, 'i');

/** Whether a text can be compared with an id: PostgreSQL rejects any other with an error. */
export const isUuid = (text: string): boolean => UUID.test(text);
