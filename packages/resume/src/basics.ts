import { z } from 'zod';
import { ETHNICITY } from './codes/ethnicity.js';
import { codesOf } from './codes/labels.js';
import { GENDER, MARITAL, MILITARY, PHOTO_RATIO, POLITICAL_STATUS } from './codes/person.js';
import { partialDate } from './dates.js';
import { entity, item } from './item.js';
import { LIMITS } from './limits.js';
import { i18nText, identifier, linkText, text } from './text.js';

/** A place: the national region code if picked from the list, always the printed text. */
export const place = entity({ code: text(12).optional(), name: i18nText(LIMITS.name).optional() });
export type Place = z.infer<typeof place>;

const share = z.number().min(0).max(1);

/** An uploaded photo; the crop is in fractions of the image. */
export const photo = entity({
  fileId: text(100),
  ratio: z.enum(codesOf(PHOTO_RATIO)),
  crop: z.strictObject({ x: share, y: share, width: share, height: share }).optional(),
});
export type Photo = z.infer<typeof photo>;

export const profileLink = item({
  network: i18nText(LIMITS.name).optional(),
  url: linkText().optional(),
});
export type ProfileLink = z.infer<typeof profileLink>;

/** A personal fact with a custom label. */
export const customFact = item({ label: i18nText(LIMITS.name).optional(), value: i18nText().optional() });
export type CustomFact = z.infer<typeof customFact>;

export const basics = entity({
  name: entity({
    zh: text(LIMITS.name).optional(),
    en: text(LIMITS.name).optional(),
    pinyin: text(LIMITS.name).optional(),
    former: text(LIMITS.name).optional(),
  }).optional(),
  headline: i18nText().optional(),
  photo: photo.optional(),
  gender: z.enum(codesOf(GENDER)).optional(),
  birthDate: partialDate.optional(),
  birthDisplay: z.enum(['date', 'age', 'both']).optional(),
  ethnicity: z.enum(codesOf(ETHNICITY)).optional(),
  nativePlace: place.optional(),
  householdPlace: place.optional(),
  studentOrigin: place.optional(),
  residence: place.optional(),
  politicalStatus: entity({
    code: z.enum(codesOf(POLITICAL_STATUS)).optional(),
    joinDate: partialDate.optional(),
  }).optional(),
  workSince: partialDate.optional(),
  marital: z.enum(codesOf(MARITAL)).optional(),
  heightCm: z.number().min(0).max(300).optional(),
  weightKg: z.number().min(0).max(500).optional(),
  health: i18nText(LIMITS.name).optional(),
  vision: i18nText(LIMITS.name).optional(),
  idNumber: text(40).optional(),
  phone: text(40).optional(),
  email: text(LIMITS.line).optional(),
  wechat: text(LIMITS.name).optional(),
  qq: text(40).optional(),
  website: linkText().optional(),
  links: z.array(profileLink).max(20).optional(),
  driverLicence: text(40).optional(),
  military: z.enum(codesOf(MILITARY)).optional(),
  facts: z.array(customFact).max(20).optional(),
  /** Names of filled fields that are not printed. */
  hidden: z.array(identifier).max(60).optional(),
});
export type Basics = z.infer<typeof basics>;
