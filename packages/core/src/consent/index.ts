export { ConsentModule } from './consent.module.js';
export { Consents } from './consents.service.js';
