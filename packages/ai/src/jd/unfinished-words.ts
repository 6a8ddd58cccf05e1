import { regex } from '@qicheng/resume/regex';

/** Words by which a degree was not obtained. */
export const NOT_OBTAINED = regex('u')`
  (?<!尚)未毕业|没有?毕业|肄业|结业(?!设计)|休学|退学|(?:未|没有?)(?:取得|拿到|获得)[^，,；;]{0,6}(?:毕业证|学[历位])
  |(?:差|还有|剩)了?\s?[\d一二两三四五六七八九十几]+\s?[门科](?!研)[^，,；;）)"]{0,3}?(?:未毕业|没毕业|未过|没过)?
`;
/** Words by which it is not obtained yet. */
export const STUDYING = /在读|在学(?![校习])|就读中|攻读中|正在(?:读|攻读)|尚未毕业/u;
/** Words by which studies are unfinished for either reason. */
export const UNFINISHED = new RegExp(`${NOT_OBTAINED.source}|${STUDYING.source}`, 'u');
