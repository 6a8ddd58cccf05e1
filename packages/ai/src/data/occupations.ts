import { BUSINESS_ABILITIES } from './occupations/abilities-business.js';
import { CARE_ABILITIES } from './occupations/abilities-care.js';
import { CRAFT_ABILITIES } from './occupations/abilities-crafts.js';
import { FIELD_ABILITIES } from './occupations/abilities-fields.js';
import { GENERAL_ABILITIES } from './occupations/abilities-general.js';
import { MANUAL_ABILITIES } from './occupations/abilities-hands.js';
import { MAKING_ABILITIES } from './occupations/abilities-making.js';
import { PEOPLE_ABILITIES } from './occupations/abilities-people.js';
import { SERVICE_ABILITIES } from './occupations/abilities-services.js';
import { TRADE_ABILITIES } from './occupations/abilities-trades.js';
import { BUILDING_TRADES } from './occupations/building-trades.js';
import { BUSINESS } from './occupations/business.js';
import { CARE_TRADES } from './occupations/care-trades.js';
import { COMMERCE_TRADES } from './occupations/commerce-trades.js';
import { CULTURE_TRADES } from './occupations/culture-trades.js';
import { ENGINEERING } from './occupations/engineering.js';
import { FIELDS } from './occupations/fields.js';
import { FINANCE_AND_LAW } from './occupations/finance-law.js';
import { MACHINE_TRADES } from './occupations/machine-trades.js';
import { MEDIA_AND_DESIGN } from './occupations/media-design.js';
import type { Occupation, Ability } from './occupations/occupation.js';
import { PUBLIC_HEALTH_EDUCATION } from './occupations/public-health-education.js';
import { SERVICE_TRADES } from './occupations/service-trades.js';
import { TECHNOLOGY } from './occupations/technology.js';
import { TRADES } from './occupations/trades.js';

export type { Ability, Occupation };

/** The version of the table; every edition has its own. */
export const OCCUPATIONS_VERSION = '2026.11.7';

/** Common occupations of China by field, of graduates and of workers; our own descriptions, without market figures. */
export const OCCUPATIONS: readonly Occupation[] = [
  ...TECHNOLOGY,
  ...BUSINESS,
  ...FINANCE_AND_LAW,
  ...ENGINEERING,
  ...PUBLIC_HEALTH_EDUCATION,
  ...MEDIA_AND_DESIGN,
  ...TRADES,
  ...FIELDS,
  ...MACHINE_TRADES,
  ...BUILDING_TRADES,
  ...CARE_TRADES,
  ...SERVICE_TRADES,
  ...COMMERCE_TRADES,
  ...CULTURE_TRADES,
];

/** Every ability of the table. */
export const ABILITY_LIST: readonly Ability[] = [
  GENERAL_ABILITIES,
  MAKING_ABILITIES,
  PEOPLE_ABILITIES,
  BUSINESS_ABILITIES,
  TRADE_ABILITIES,
  CRAFT_ABILITIES,
  FIELD_ABILITIES,
  MANUAL_ABILITIES,
  CARE_ABILITIES,
  SERVICE_ABILITIES,
].flat();

const ABILITIES = new Map(ABILITY_LIST.map((each) => [each.key, each]));

/** An ability by its key. */
export function abilityOf(key: string): Ability {
  const ability = ABILITIES.get(key);
  if (!ability) throw new Error(`no ability ${key}`);
  return ability;
}

/** An occupation by its code; null when there is none. */
export const occupationByCode = (code: string): Occupation | null =>
  OCCUPATIONS.find((each) => each.code === code) ?? null;
