export { CONSENT_TEXTS, type ConsentKind } from './consent.js';
export { ConsentModule } from './consent.module.js';
export { ConsentService } from './consent.service.js';
