export { PersonalDataModule } from './personal-data.module.js';
export { type ExportedTable, PersonalData } from './personal-data.service.js';
export { declaredTables, type TableDeclaration } from './tables.js';
