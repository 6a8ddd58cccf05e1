export { applicationsQuery, type Card } from './application-queries.js';
export { statedFields, type StatedFields } from './stated-fields.js';
