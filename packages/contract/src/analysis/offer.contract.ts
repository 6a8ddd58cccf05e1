import { offer } from '@qicheng/analysis/descriptors/offer';
import { analysisCalls } from './calls.js';

export const { start: startOffer, list: listOffers, last: lastOffer } = analysisCalls(offer);
