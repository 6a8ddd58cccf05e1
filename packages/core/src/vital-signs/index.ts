export { VitalSignsModule } from './vital-signs.module.js';
export { type VitalSigns, VitalSignsRepository } from './vital-signs.repository.js';
