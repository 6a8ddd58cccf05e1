import type { TextLine } from '../../reading/page-text.js';
import { detailsIn } from '../loose/spoken-details.js';
import { certificateNames, isOwnCertificate } from './clauses.js';
import { deniesBefore, isLicenceDenied, licencesIn } from './licences.js';
import { hasContact } from './prose-lines.js';
import type { Prose } from './prose.js';
import { studiesDated } from './studies.js';

/** 电话微信同号 138…, anywhere. */
export function consumeContacts({ details }: Prose, clause: string, line: TextLine): boolean {
  if (!hasContact(clause)) return false;
  for (const value of detailsIn(clause)) if (/电话|邮箱/u.test(value[0])) details.push({ value, line });
  return true;
}

/** 函授的: how the person studied. */
const MODE_ALONE = /^(?:是)?(?:非?全日制|函授|自考|业余|在职|成教|网络教育|脱产)(?:的|学历)?$/u;
/** Places an education, or completes the one told before; false for any other clause. */
export function consumeStudies(
  { studies, aside }: Prose,
  clause: string,
  before: string | undefined,
  line: TextLine,
): boolean {
  const stated = studiesDated(clause);
  const last = studies.at(-1);
  if (last?.line === line && MODE_ALONE.test(clause)) {
    aside.push({ value: clause, line });
    return true;
  }
  if (stated === null) {
    // 本科，软件工程: the major alone after the level.
    const isMajor =
      last?.line === line &&
      last.value.major === undefined &&
      /(?:本科|硕士|博士|大专|中专)$/u.test(before ?? '') &&
      /^[\p{Script=Han}]{2,12}$/u.test(clause);
    if (isMajor) last.value.major = clause.replace(/^(?:学|读)(?:的是?)?(?=.{3})/u, '');
    return isMajor;
  }
  const isSame =
    last !== undefined &&
    (stated.level === undefined || last.value.level === undefined) &&
    (stated.major === undefined || last.value.major === undefined);
  if (isSame) last.value = { ...last.value, ...stated };
  else studies.push({ value: stated, line });
  return true;
}

/** Places certificates, unless the clause or the next one says that they are not held; false for any other clause. */
export function consumeLicences(prose: Prose, clause: string, next: string, line: TextLine): boolean {
  const denied = deniesBefore(next) ? `${clause}，${next}` : clause;
  if (isLicenceDenied(clause)) {
    prose.aside.push({ value: denied, line });
    return true;
  }
  const licences = licencesIn(clause);
  const isHeld = licences !== null || isOwnCertificate(clause);
  if (isHeld && deniesBefore(next)) prose.aside.push({ value: denied, line });
  else if (licences !== null) {
    prose.taken.push(clause);
    for (const value of licences) prose.licences.push({ value, line });
  } else if (isHeld) prose.lists.certificates.push({ value: certificateNames(clause), line });
  return isHeld;
}
