import { type JobFitDimensionKey, jobFitDimensions } from '@qicheng/analysis/job-analysis';
import type { JobGap } from '@qicheng/analysis/job-analysis-result';
import type { Dimension } from '@qicheng/analysis/result';
import { clipped } from '#src/text/clipped.js';
import { type Ability, abilityOf } from '../../data/occupations.js';
import { placeBeforeMissing } from '../../guards/unplaced-text.js';
import { quotedList } from '../../jd/part-names.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { DEGREE_LABELS, isNearMajor, isUsualMajor, missingDegreeLevels } from './fit/education.js';
import { ownCertificate, openCertificate } from './fit/own-certificate.js';
import { hasHeldPost } from './fit/past-occupation.js';
import type { AbilityProof } from './fit/prepared-resume.js';
import type { FitSubject } from './fit/rule.js';

const MAX_GAPS = 20;
const HEAVY = 15;
const LOW_EXPERIENCE = 60;

const round = (value: number): number => Math.round(value * 10) / 10;
/** The points of the total that correspond to missing points of a dimension. */
const ofWhole = (key: JobFitDimensionKey, missingLevels: number): number =>
  round((jobFitDimensions[key].weight * Math.max(0, missingLevels)) / 100);

/** Without it an application is not accepted, whatever else is learnt. */
const isClosedGate = ({ kind, severity }: JobGap): boolean => kind === '门槛' && severity === 'urgent';

/** The gaps between the candidate and the occupation: closed gates, then the others by gain. */
export function gapsOf(subject: FitSubject, dimensions: readonly Dimension[]): JobGap[] {
  const scoreOf = (key: JobFitDimensionKey) => dimensions.find((each) => each.key === key)?.score ?? 0;
  const ofCity = cityGap(subject, scoreOf('city'));
  // For an unknown occupation only the city can be compared, and it is not scored.
  if (subject.isGeneral) return ofCity.map((gap) => ({ ...gap, gain: 0 }));
  return [
    ...entryGaps(subject),
    ...experienceGap(
      subject,
      dimensions.find(({ key }) => key === 'experience'),
    ),
    ...abilityGaps(subject),
    ...ofCity,
  ]
    .sort((a, b) => Number(isClosedGate(b)) - Number(isClosedGate(a)) || b.gain - a.gain)
    .slice(0, MAX_GAPS);
}

/** A degree that is stated outside its field. */
const NAMES_DEGREE =
  /[大中]专|专科|本科|学[士历]|硕士|研究生|博士|高中|高职|技校|bachelor|master|diploma|ph\.?d/iu;

function entryGaps({ resume, occupation, input }: FitSubject): JobGap[] {
  const missingLevels = missingDegreeLevels({ resume, occupation, month: input.month });
  const isHolder = (missingLevels ?? 0) > 0 && hasHeldPost(resume, occupation);
  const isUnstated = missingLevels === null && !resume.texts.some(({ text }) => NAMES_DEGREE.test(text));
  const advice = placeBeforeMissing('education', resume.unplaced, ['学历层次']);
  const degree: JobGap[] =
    isUnstated || (missingLevels ?? 0) > 0
      ? [
          {
            ...{
              key: 'entry.degree',
              label: '学历',
              kind: '门槛',
              severity: missingLevels === null ? 'important' : isHolder ? 'minor' : 'urgent',
            },
            text:
              missingLevels === null
                ? advice === undefined
                  ? '简历没有写学历层次，招聘方无法核对门槛。'
                  : '没有识别到学历层次。'
                : isHolder
                  ? `常见要求是${DEGREE_LABELS[occupation.degree]}，学历低于它；您做过这一岗位，多数单位更看重经验，个别单位会卡学历。`
                  : `常见要求是${DEGREE_LABELS[occupation.degree]}，目前低于要求。`,
            action:
              missingLevels === null
                ? (advice ?? '在教育背景中补上学历层次与学校。')
                : isHolder
                  ? '简历先写在岗年限和结果；遇到写明学历要求的招聘，先问清能否放宽。'
                  : '优先投写明可以放宽或者看重技能的单位；同时了解专升本、在职学历或职业资格的路径。',
            gain: ofWhole('education', missingLevels === null ? 50 : 25),
          },
        ]
      : [];
  const certificates = occupation.certificates.flatMap(({ name, need, note }): JobGap[] => {
    if (need !== '必备' || ownCertificate(resume, name)) return [];
    const open = openCertificate(resume, name);
    if (open)
      return [
        {
          ...{ key: `open.${name}`.slice(0, 60), label: name, kind: '门槛', severity: 'important' },
          text: `“${name}”还没有取得：简历写的是“${clipped(open.text, 60)}”（${note}）。`,
          action: '取得以前照实写到哪一步；成绩公布后补进证书栏，没有通过再列入备考计划。',
          gain: ofWhole('education', 15),
        },
      ];
    return [
      {
        ...{ key: `entry.${name}`.slice(0, 60), label: name, kind: '门槛', severity: 'urgent' },
        text: `没有写出“${name}”（${note}）。`,
        action: '已经取得的请写进证书栏；没有取得的，查当年报名时间与条件并列入计划。',
        gain: ofWhole('education', 15),
      },
    ];
  });
  return [...degree, ...requiredMajor({ resume, occupation }), ...certificates];
}

/** Occupations whose licence is open to graduates of their own field of study only. */
const LICENSED_BY_STUDIES: ReadonlySet<string> = new Set([
  ...['nurse', 'doctor', 'chineseMedicineDoctor', 'labMedicine', 'rehabTherapist', 'publicHealth'],
  ...['pharmacist', 'clinicalPharmacist', 'vet'],
]);

/** The field of study that a licence requires, where the résumé states another one and no such post was held. */
function requiredMajor({ resume, occupation }: Pick<FitSubject, 'resume' | 'occupation'>): JobGap[] {
  const { majors, code, name } = occupation;
  if (!LICENSED_BY_STUDIES.has(code) || hasHeldPost(resume, occupation)) return [];
  const own = resume.document.education
    .filter(({ visible }) => visible !== false)
    .map(({ major }) => wordsOfText(major, resume.document.meta.lang))
    .filter((major) => major !== '');
  const isOpen = own.some((major) => isUsualMajor(major, occupation) || isNearMajor(major, occupation));
  if (own.length === 0 || isOpen) return [];
  return [
    {
      ...{ key: 'entry.major', label: '专业', kind: '门槛', severity: 'urgent' },
      text: `“${name}”的执业资格一般只有${majors.slice(0, 3).join('、')}等专业的毕业生可以报考，简历写的是“${clipped(own[0] ?? '', 40)}”。`,
      action: '先向当地主管部门问清报考条件；没有对应专业的学历报不了名，备考和投递都要等这一条解决。',
      gain: ofWhole('education', 35),
    },
  ];
}

/** Advice on experience as a sentence: the table has nouns, actions or criteria. */
function adviceOn(experience: string): string {
  if (/^(?:写清|写出|给出|附)/u.test(experience)) return `建议${experience}；`;
  if (experience.startsWith('看重')) return `这类岗位${experience}；`;
  return /胜过|最有说服力/u.test(experience) ? `${experience}；` : `建议写清${experience}；`;
}

/** A gap for missing experience, or experience without figures; employed candidates need no internship. */
function experienceGap({ occupation, resume }: FitSubject, experience: Dimension | undefined): JobGap[] {
  const score = experience?.score ?? 0;
  if (score >= LOW_EXPERIENCE) return [];
  const hasEntry = experience?.contributions.some(({ evidence }) => evidence.length > 0) ?? false;
  const hasFigures = resume.statements.some(({ traits }) => traits.isAction && traits.hasFigure);
  // Whether the experience suffices cannot be determined by counting.
  if (hasEntry && hasFigures) return [];
  // Whether what was done is of the occupation is for the reader to say.
  if (!hasEntry && resume.statements.some(({ traits }) => traits.isAction)) return [];
  const hasWorked = resume.document.work.some(({ visible }) => visible !== false);
  const text = hasEntry ? '相关经历没有写出结果和数字。' : '简历里没有看到与目标职业直接相关的经历。';
  return [
    {
      ...{ key: 'experience', label: '相关经历', kind: '经历' },
      severity: !hasEntry ? 'urgent' : 'important',
      text,
      action: `${adviceOn(occupation.experience)}每条写成“做法 + 结果”。${hasWorked || hasEntry ? '' : '没有的，先补一段项目或实习。'}`,
      gain: ofWhole('experience', LOW_EXPERIENCE - score),
    },
  ];
}

/** The text about an ability that is only listed, or missing altogether; an exercise is advised to those without a job. */
const abilityWords = ({ output, shownBy }: Ability, proof: AbilityProof, hasWorked: boolean) =>
  proof.state === '仅列出'
    ? {
        text: `写了${quotedList(proof.words)}，写出用它做成的事更有说服力。`,
        action: `做过的写进经历：${shownBy}。`,
      }
    : {
        text: '简历没有体现。',
        action: hasWorked
          ? `做过的写进经历，${shownBy}；没有做过的不用写，面试时说清多久能上手。`
          : `做过的写进经历；没有做过的，${output}，然后${shownBy}。`,
      };

/**
 * The main abilities of the trade that the résumé does not mention, or mentions only in a list. General abilities are no
 * gaps, because actions show them without their words; nor is anything that those who have held the post do every day.
 */
function abilityGaps({ resume, occupation }: FitSubject): JobGap[] {
  if (hasHeldPost(resume, occupation)) return [];
  const hasWorked = resume.document.work.some(({ visible }) => visible !== false);
  return occupation.abilities.flatMap(({ key, weight }): JobGap[] => {
    const ability = abilityOf(key);
    const proof = resume.proofOf(ability);
    const isOpen = proof.state === '未体现' || proof.state === '仅列出';
    if (weight < HEAVY || ability.kind === '通用' || !isOpen) return [];
    const isMissing = proof.state === '未体现';
    const { text, action } = abilityWords(ability, proof, hasWorked);
    return [
      {
        ...{ key, label: ability.label, kind: '能力' },
        severity: isMissing ? 'important' : 'minor',
        text: `占能力模型 ${weight}%，${text}`,
        action,
        gain: ofWhole('ability', weight * (1 - proof.share)),
      },
    ];
  });
}

const cityGap = ({ input }: FitSubject, score: number): JobGap[] =>
  input.city === undefined || score >= 60
    ? []
    : [
        {
          ...{ key: 'city', label: '城市意愿', kind: '意向', severity: 'minor' },
          text: '期望城市与目标城市不同，招聘方会追问能否到岗。',
          action: '确认是否愿意前往，愿意的请改求职意向，并准备一句说明。',
          gain: ofWhole('city', 60 - score),
        },
      ];
