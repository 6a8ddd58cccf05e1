import { GENERAL_ABILITIES } from './occupations/abilities-general.js';
import { BUSINESS_ABILITIES } from './occupations/abilities-business.js';
import { MAKING_ABILITIES } from './occupations/abilities-making.js';
import { PEOPLE_ABILITIES } from './occupations/abilities-people.js';
import { TRADE_ABILITIES } from './occupations/abilities-trades.js';
import { BUSINESS } from './occupations/business.js';
import { ENGINEERING } from './occupations/engineering.js';
import { FIELD_ABILITIES } from './occupations/abilities-fields.js';
import { FIELDS } from './occupations/fields.js';
import { FINANCE_AND_LAW } from './occupations/finance-law.js';
import { MEDIA_AND_DESIGN } from './occupations/media-design.js';
import type { Occupation, Ability } from './occupations/occupation.js';
import { CRAFT_ABILITIES } from './occupations/abilities-crafts.js';
import { PUBLIC_HEALTH_EDUCATION } from './occupations/public-health-education.js';
import { TECHNOLOGY } from './occupations/technology.js';
import { TRADES } from './occupations/trades.js';

export type { Ability, Occupation };

/** The version of the table; every edition has its own. */
export const OCCUPATIONS_VERSION = '2026.11';

/** Common occupations of Chinese graduates by field; our own descriptions, without market figures. */
export const OCCUPATIONS: readonly Occupation[] = [
  ...TECHNOLOGY,
  ...BUSINESS,
  ...FINANCE_AND_LAW,
  ...ENGINEERING,
  ...PUBLIC_HEALTH_EDUCATION,
  ...MEDIA_AND_DESIGN,
  ...TRADES,
  ...FIELDS,
];

const ABILITIES = new Map(
  [
    GENERAL_ABILITIES,
    MAKING_ABILITIES,
    PEOPLE_ABILITIES,
    BUSINESS_ABILITIES,
    TRADE_ABILITIES,
    CRAFT_ABILITIES,
    FIELD_ABILITIES,
  ]
    .flat()
    .map((each) => [each.key, each]),
);

/** An ability by its key. */
export function abilityOf(key: string): Ability {
  const ability = ABILITIES.get(key);
  if (!ability) throw new Error(`no ability ${key}`);
  return ability;
}

/** An occupation by its code; null when there is none. */
export const occupationByCode = (code: string): Occupation | null =>
  OCCUPATIONS.find((each) => each.code === code) ?? null;
