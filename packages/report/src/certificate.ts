import { formatChinaDay } from '@qicheng/resume/china-time';
import { escaped } from './markup/escape.js';
import { REPORT_FAMILY } from './markup/styles.js';

/** The content of a contest certificate. */
export interface CertificateText {
  contest: string;
  organiser: string;
  award: string;
  fullName: string;
  school: string;
  number: number;
  rank: number;
  publishedAt: Date;
  isSample: boolean;
  code: string;
  verifyUrl: string;
  /** A QR code of the address, as our own SVG. */
  qrCode: string;
}

const LOOK = `
@page certificate { size: 297mm 210mm; margin: 0; }
.certificate { page: certificate; box-sizing: border-box; width: 297mm; height: 209.5mm; padding: 24mm 32mm; color: #1c2430;
  font: normal 400 12pt/1.7 '${REPORT_FAMILY}', sans-serif; background: #fff; font-synthesis: none;
  text-autospace: no-autospace; text-spacing-trim: space-all; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.certificate * { box-sizing: border-box; margin: 0; padding: 0; font-weight: inherit; }
.certificate .frame { display: flex; flex-direction: column; height: 100%; padding: 14mm 18mm; border: 0.75pt solid #b93a1e; }
.certificate .contest { font-size: 14pt; color: #5b6472; }
.certificate h1 { margin-top: 4mm; font-size: 36pt; line-height: 1.2; font-weight: 700; color: #b93a1e; }
.certificate .body { margin-top: 12mm; font-size: 15pt; line-height: 2; }
.certificate .body b { font-weight: 700; }
.certificate .foot { display: flex; justify-content: space-between; align-items: flex-end; margin-top: auto; }
.certificate .sign { font-size: 13pt; }
.certificate .proof { display: flex; gap: 5mm; align-items: flex-end; font-size: 8pt; line-height: 1.6; color: #5b6472; text-align: right; }
.certificate .proof svg { width: 26mm; height: 26mm; }
.certificate .sample { color: #b93a1e; }`;

/** A certificate as the body of a printed page: one A4 sheet, landscape. */
export function certificateMarkup(text: CertificateText): string {
  const { contest, organiser, award, fullName, school, number, rank, publishedAt, code } = text;
  const person = [school, fullName].filter((part) => part !== '').join(' ');
  return [
    `<style>${LOOK}</style><article class="certificate"><div class="frame">`,
    `<p class="contest">${escaped(contest)}</p><h1>${escaped(award)}</h1>`,
    `<p class="body"><b>${escaped(person)}</b>：<br>`,
    `参赛作品（编号 ${number}）经评审名列第 ${rank}，获${escaped(award)}，特发此证。</p>`,
    `<div class="foot"><div class="sign">`,
    text.isSample ? '<p class="sample">示例证书，不是真实的比赛</p>' : '',
    `<p>${escaped(organiser)}</p><p>${formatChinaDay(publishedAt)}</p></div>`,
    `<div class="proof"><p>扫码核验<br>证书编号 ${escaped(code)}</p>${text.qrCode}</div>`,
    `</div></div></article>`,
  ].join('');
}
