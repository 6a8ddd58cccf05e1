import { stageOf } from '@qicheng/analysis/resume-analysis';
import type { ResumeSnapshot } from '@qicheng/analysis/subject';
import { regex } from '@qicheng/resume/regex';

/** How a post is filled: by an examination that a public employer announces, by either way, or by application. */
export type Route = 'examination' | 'either' | 'application';

/** Posts and schemes that are filled by a public examination only. */
const PUBLIC_POST = regex('u')`
  公务员|参公|选调|遴选|招[考录教]|考编|事业(?:单位|编)|[有入在带](?:事业)?编(?:制)?(?![辑写排程制定])|编制(?:内|岗|教师|人员|[)）]|$)
  |特岗|三支一扶|西部计划|村官|科员|(?:人民)?警察|民警|辅警|社区(?:专职|工作者|专干|干部)|(?:专职|社区)社?工作?(?:人员|者)
  |网格员|公开(?:招聘|招考|招录|选调|考[录聘])
`;

/** Private employers of trades that public ones also employ. */
const PRIVATE = /民办|私立|私人|国际学校|培训|机构|诊所|门诊部|公司|集团|代课|家教/u;

/** Occupations that only public employers have. */
const OF_PUBLIC: ReadonlySet<string> = new Set(['civilService', 'community', 'auxiliaryPolice']);
/** Occupations of schools, hospitals, institutes and museums, most of which are public and hold examinations. */
const MOSTLY_PUBLIC: ReadonlySet<string> = new Set([
  ...['teacher', 'kindergarten', 'specialTeacher', 'universityTeacher', 'counsellor', 'socialWorker'],
  ...['nurse', 'doctor', 'chineseMedicineDoctor', 'pharmacist', 'clinicalPharmacist', 'labMedicine'],
  ...['rehabTherapist', 'publicHealth', 'research', 'museumGuide', 'archivist'],
]);

/** A heading or field of an application form for an examination. */
const FORM = /报考(?:岗位|职位|单位|学校|部门)|(?:选调|招考|招录|公开招聘|遴选)[^，。；]{0,6}报名/u;

/** How the post that a person wants is filled, by the name of the post, the occupation and the résumé. */
export function routeOf(
  position: string,
  occupationCode: string | null,
  resume: Pick<ResumeSnapshot, 'document' | 'unplaced'> | null,
): Route {
  if (PUBLIC_POST.test(position)) return 'examination';
  if (PRIVATE.test(position)) return 'application';
  const isForm = resume?.unplaced?.some((line) => FORM.test(line)) ?? false;
  if (isForm || (resume !== null && stageOf(resume.document) === '考编')) return 'examination';
  if (occupationCode === null) return 'application';
  if (OF_PUBLIC.has(occupationCode)) return 'examination';
  return MOSTLY_PUBLIC.has(occupationCode) ? 'either' : 'application';
}

/** Public employers, and posts with a place in their establishment. */
export const PUBLIC =
  /公开(?:招聘|招考|招录|选调|遴选)|事业(?:单位|编)|公办|公务员|选调|[有入在带](?:事业)?编(?:制)?(?![辑写排程制定])|编制(?:内|外|岗|教师|人员|[)）]|$)/mu;
const EXAMINES = /笔试|试讲|资格(?:审查|复审|初审)|报考|选调|招考|遴选|政审|体检和?考察|拟聘|公示/u;
const ESTABLISHED = /公务员|参公|选调|遴选|事业编|[有入在带]编(?:制)?(?![辑写排程制定])|编制/u;
const NOT_ESTABLISHED =
  /(?:不|非)(?:再|得)?(?:纳入|占用?|属于?|入|使用|具有)[^，。；]{0,6}编|编[制]?外|非编|劳动合同|合同制|劳务派遣|人事代理/u;

/** Whether a posting announces a public examination, whose conditions are fixed. */
export const isExaminationNotice = (posting: string): boolean =>
  PUBLIC.test(posting) && EXAMINES.test(posting);

/** Whether the staff of a posting belong to the establishment, so that their contract is no labour contract. */
export const isEstablished = (posting: string): boolean =>
  isExaminationNotice(posting) && ESTABLISHED.test(posting) && !NOT_ESTABLISHED.test(posting);

/** Forces whose posts have physical conditions and places by sex: they guard, search, escort and rescue people. */
const FORCE =
  /公安|警(?:务|察|官|队)|辅警|民警|特警|狱警|监狱|戒毒所|看守所|拘留所|边检|移民管理|消防(?:救援|队|员)|应急救援|法警|武装|征兵|城管|巡防/u;
export const isForceNotice = (posting: string): boolean =>
  isExaminationNotice(posting) && FORCE.test(posting);
