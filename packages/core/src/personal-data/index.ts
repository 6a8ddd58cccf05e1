export { PersonalDataModule } from './personal-data.module.js';
export { PersonalData } from './personal-data.service.js';
export { declaredTables } from './tables.js';
