import { createHash } from 'node:crypto';
import { administrationPhrases } from './content/occupations/administration-list.js';
import { backendPhrases } from './content/occupations/backend-list.js';
import { bankPhrases } from './content/occupations/bank-list.js';
import { civilPhrases } from './content/occupations/civil-list.js';
import { civilServicePhrases } from './content/occupations/civil-service-list.js';
import { dataPhrases } from './content/occupations/data-list.js';
import { designPhrases } from './content/occupations/design-list.js';
import { electricalPhrases } from './content/occupations/electrical-list.js';
import { financePhrases } from './content/occupations/finance-list.js';
import { frontendPhrases } from './content/occupations/frontend-list.js';
import { generalPhrases } from './content/occupations/general-list.js';
import { hrPhrases } from './content/occupations/hr-list.js';
import { legalPhrases } from './content/occupations/legal-list.js';
import { marketingPhrases } from './content/occupations/marketing-list.js';
import { mechanicalPhrases } from './content/occupations/mechanical-list.js';
import { nursePhrases } from './content/occupations/nurse-list.js';
import { operationsPhrases } from './content/occupations/operations-list.js';
import { postgraduatePhrases } from './content/occupations/postgraduate-list.js';
import { productPhrases } from './content/occupations/product-list.js';
import { salesPhrases } from './content/occupations/sales-list.js';
import { teacherPhrases } from './content/occupations/teacher-list.js';
import { OCCUPATIONS, type OccupationCode } from './occupations.js';
import { type OccupationPhrases, type Phrase, PHRASE_SECTIONS, sectionName } from './phrase.js';

const byOccupation: Readonly<Record<OccupationCode, OccupationPhrases>> = {
  general: generalPhrases,
  backend: backendPhrases,
  frontend: frontendPhrases,
  product: productPhrases,
  operations: operationsPhrases,
  marketing: marketingPhrases,
  sales: salesPhrases,
  finance: financePhrases,
  hr: hrPhrases,
  administration: administrationPhrases,
  teacher: teacherPhrases,
  nurse: nursePhrases,
  mechanical: mechanicalPhrases,
  electrical: electricalPhrases,
  civil: civilPhrases,
  data: dataPhrases,
  design: designPhrases,
  legal: legalPhrases,
  bank: bankPhrases,
  civilService: civilServicePhrases,
  postgraduate: postgraduatePhrases,
};

/**
 * Every phrase, by occupation and section. The library is part of the product and ships with it as data: no table
 * to seed, no file to find at run time, and an answer costs no query.
 */
export const PHRASES: readonly Phrase[] = OCCUPATIONS.flatMap(({ code, name }) =>
  PHRASE_SECTIONS.flatMap((section) =>
    byOccupation[code][section].map((content) => ({
      id: idOf(content),
      section,
      sectionName: sectionName(section),
      occupation: code,
      occupationName: name,
      content,
    })),
  ),
);

/** The same phrase keeps its id wherever it stands in the library. */
function idOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
