export { APPLICATIONS_KEY, applicationsQuery, type Card } from './application-queries.js';
export { statedFields } from './stated-fields.js';
