import { listedCertificatesIn } from './certificate-names.js';
import { matchCertificate } from './match-certificate.js';
import type { FactMatch } from './match-dates.js';
import type { ResumeReading } from './read-resume.js';

/** Clauses that require a certificate without naming the kind of document: VDA 6.3 certified auditor, 六西格玛黑带. */
const REQUIRES_CERTIFICATE = /certifi|auditor|belt|[黑绿]带|审核员|持有?|证书?/iu;
const REQUIRES_DRIVING =
  /^(?:[会能](?:熟练)?|熟练)(?:开车|驾驶)(?:技能)?(?:者)?(?:优先|加分)?$|^(?:[可能](?:以|够)?|需|须)?自驾(?:出差|出行)?$/u;

/** Clauses that name a vehicle to be driven, other than machines with certificates of their own: 能独立驾驶采样车. */
const REQUIRES_VEHICLE =
  /^(?:[会能可](?:够|以)?)?(?:独立|单独|熟练)?(?:地)?(?:驾驶|开)(?!叉|吊|铲|挖|装载|推土|起重)[\u4e00-\u9fa5]{0,6}车(?:辆)?(?:者)?(?:优先|加分)?$/u;

/** Driving is proven by a licence or by driving, not by the work that the vehicle is for. */
function matchVehicle(text: string, reading: ResumeReading): FactMatch {
  const licence = matchCertificate({ kind: 'certificate', names: ['驾驶证'] }, '驾驶证', reading);
  return {
    state: '待确认',
    ...(licence.state === '直接'
      ? { reason: '简历写到驾驶证，没有写开过这种车', atoms: licence.atoms }
      : { reason: '简历没有写驾驶证', atoms: [] }),
    action: '有驾驶证就写明准驾车型和驾龄，没有就不写。',
  };
}

/** Judges a certificate or licence in such a clause; null if it names none. */
export function matchListedCertificate(text: string, reading: ResumeReading): FactMatch | null {
  if (REQUIRES_DRIVING.test(text)) {
    const licence = matchCertificate({ kind: 'certificate', names: ['驾驶证'] }, '驾驶证', reading);
    return licence.state === '直接'
      ? licence
      : {
          ...{ state: '待确认', atoms: [], reason: '简历没有写驾驶证' },
          action: '有驾驶证就写明准驾车型和驾龄，没有就不写。',
        };
  }
  if (REQUIRES_VEHICLE.test(text)) return matchVehicle(text, reading);
  const names = REQUIRES_CERTIFICATE.test(text) ? listedCertificatesIn(text) : [];
  return names.length === 0 ? null : matchCertificate({ kind: 'certificate', names }, text, reading);
}
