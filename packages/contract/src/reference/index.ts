import { listAllCities, listProvincesAndCities } from './region.contract.js';
import { searchSchools } from './school.contract.js';

export const referenceEndpoints = { listAllCities, listProvincesAndCities, searchSchools };
