import { listSchoolSuffixes } from '@qicheng/contract/campus-email/campus-email.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { call } from '#src/lib/api.js';
import { domainOf, enclosingDomains, isEduCn, isWithin } from '../education-address.js';

export type ListedSchool = ResultOf<typeof listSchoolSuffixes>['list'][number];

const MAX_SHOWN = 20;
const MAX_PER_DOMAIN = 50;

/** Schools by part of their name or the start of a domain. */
export async function findSchools(keyword: string, signal: AbortSignal): Promise<ListedSchool[]> {
  return (await call(listSchoolSuffixes, { keyword, limit: MAX_SHOWN }, { signal })).list;
}

/** [spec 5]: the domain is in the list of schools, or ends with .edu.cn. */
export async function isEducationAddress(address: string): Promise<boolean> {
  const domain = domainOf(address);
  if (isEduCn(domain)) return true;
  const answers = await Promise.all(
    enclosingDomains(domain).map((keyword) => call(listSchoolSuffixes, { keyword, limit: MAX_PER_DOMAIN })),
  );
  return answers.some(({ list }) =>
    list.some(({ suffixes }) => suffixes.some((suffix) => isWithin(domain, suffix))),
  );
}
