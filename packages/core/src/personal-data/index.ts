export { EraseAgain } from './erase-again.js';
export { PersonalDataModule } from './personal-data.module.js';
export { PersonalDataService } from './personal-data.service.js';
export { RestoredDataModule } from './restored-data.module.js';
export { SealedDataCheck } from './sealed-data-check.js';
export { declaredTables } from './tables.js';
