import { certificatePattern, listedCertificatesIn } from '#src/jd/certificate-names.js';
import { examStatus } from '#src/jd/exam-status.js';
import type { PrintedText } from '../../resume-analysis/statements.js';
import type { SeenResume } from './seen-resume.js';

/** Words by which a certificate is known in a résumé. */
function wordsOf(name: string): string[] {
  const short = name.replace(/（.*?）|证书?$|专业技术资格$|资格$|职业资格$/gu, '');
  // 低压电工作业证 is 低压电工证 to those who hold it.
  const spoken = short.endsWith('作业') ? `${short.slice(0, -2)}证` : short;
  return [...new Set([name, short, spoken, ...higherThan(short)])].filter((word) => word.length > 1);
}

/** The higher levels of a certificate, which nobody holds without having passed its own: 中级会计 of 初级会计. */
function higherThan(name: string): string[] {
  const [, level = '', field = ''] = /^(初级|中级)(.+)$/u.exec(name) ?? [];
  const levels = { 初级: ['中级', '高级'], 中级: ['高级'] }[level] ?? [];
  const chartered = level !== '' && field.startsWith('会计') ? ['注册会计师', 'CPA'] : [];
  return [...levels.map((above) => `${above}${field}`), ...chartered];
}

/** Where a résumé says that a certificate is held; one that is only being studied for is none. */
export function heldCertificate(resume: SeenResume, name: string): PrintedText | undefined {
  const patterns = listedCertificatesIn(name).map(certificatePattern);
  const isHeld = (text: string, at: number): boolean => at >= 0 && examStatus(text, at) === 'held';
  return resume.texts.find(
    ({ text, finder }) =>
      wordsOf(name).some((word) => isHeld(text, finder.find(word))) ||
      patterns.some((pattern) => isHeld(text, text.search(pattern))),
  );
}
