import { type ServiceProject, serviceProjects } from '@qicheng/analysis/civil-service';
import { evened, fail, isOpen, type Judge, notRead, notStated, pass, unknown, yearsIn } from './clause.js';

const PARTIES = /民主党派|民革|民盟|民建|民进|农工党|致公党|九三学社|台盟/;

/** 政治面貌: any of the named ones. */
export const judgePolitical: Judge = (text, { candidate: { politicalStatus } }) => {
  if (isOpen(text)) return pass('不限政治面貌');
  const words = evened(text);
  const required = [
    ...(/党员/.test(words) ? ['中共党员'] : []),
    ...(/预备党员/.test(words) ? ['中共预备党员'] : []),
    ...(/团员/.test(words) ? ['共青团员'] : []),
    ...(PARTIES.test(words) ? ['民主党派'] : []),
    ...(/群众/.test(words) ? ['群众'] : []),
  ];
  if (required.length === 0 || /非(?:中共)?党员|无党派/.test(words)) return notRead('政治面貌要求');
  if (politicalStatus === undefined) return notStated('政治面貌');
  if (required.includes(politicalStatus)) return pass(`${politicalStatus}符合`);
  if (politicalStatus === '中共预备党员' && required.includes('中共党员'))
    return unknown('没有写明是否含预备党员', '咨询招录机关是否含预备党员');
  if (politicalStatus === '民主党派') return unknown('没有列出的民主党派能否报考须看公告', '咨询招录机关');
  return fail(`${politicalStatus}不在要求内`, `改选不限政治面貌的职位`);
};

const NEW_GRADUATES = /应届|毕业生|\d{4}届/;
/** Requirements for schools are decided by a list, not by being a new graduate. */
const SCHOOLS = /双一流|一流(?:大学|学科)|985|211|师范(?:类|生)|部属|重点(?:大学|院校|高校)|名单|QS/iu;
const WITHIN_PERIOD = /择业期|未落实工作|离校未就业|未就业/;

/** For earlier graduates without a job: a named year excludes them unless the announcement says otherwise. */
const withinPeriod = (years: readonly number[], own: number | undefined): [why: string, fix: string] =>
  own !== undefined && years.length > 0 && !years.includes(own)
    ? [
        `字面上只招 ${years.join('、')} 届，您是 ${own} 届；只有公告写明择业期内的毕业生按应届对待才可以报`,
        '先按不符合准备，并打公告上的电话确认',
      ]
    : ['没有写明择业期内毕业生是否按应届对待', '咨询招录机关'];

/** The named years of graduation, with all years of a range. */
function yearsOf(words: string): number[] {
  const [, from, to] = /(20\d{2})(?:年|届)?(?:至|—|-|~|到)(20\d{2})(?:年|届)/u.exec(words) ?? [];
  if (from !== undefined && to !== undefined)
    return Array.from({ length: Math.max(1, Number(to) - Number(from) + 1) }, (_, at) => Number(from) + at);
  return [...words.matchAll(/(20\d{2})(?:年|届)/g)].map(([, year]) => Number(year));
}

/** 应届要求: graduates of this season, those within 择业期, or neither. */
export const judgeFresh: Judge = (text, { candidate, education: { graduationYear } }) => {
  const { freshStatus } = candidate;
  const served = (candidate.serviceProjects ?? []).filter((project) => project !== '退役大学生士兵');
  const words = evened(text);
  if (
    isOpen(words) ||
    /^面向(?:全)?社会(?:人员)?(?:公开)?(?:招聘|招录)?$|不限应届|应届.{0,6}(?:往届|非应届|社会人员)(?:均|都|皆)?可?/.test(
      words,
    )
  )
    return pass('不限应届');
  if (/非应届|往届|社会人员|在职/.test(words)) {
    if (freshStatus === undefined) return notStated('应届身份');
    return freshStatus === '非应届'
      ? pass('非应届，符合')
      : unknown('该职位面向社会人员，应届能否报考须看公告', '咨询招录机关');
  }
  if (!NEW_GRADUATES.test(words)) return notRead('应届要求');
  const years = yearsOf(words);
  if (SCHOOLS.test(words))
    return freshStatus === '非应届' && !/(?:不限|往届)/.test(words)
      ? fail('要求应届毕业生，填写的是非应届', '改选不限应届的职位')
      : unknown('限定了学校的范围，要看您的学校在不在内', '对照公告附的学校名单');
  if (freshStatus === undefined) return notStated('应届身份');
  if (freshStatus === '非应届')
    return fail(
      WITHIN_PERIOD.test(words)
        ? '要求应届或择业期内未落实工作，填写的是非应届'
        : '要求应届毕业生，填写的是非应届',
      served.length > 0
        ? `${served.join('、')}服务期满、考核合格的，有的公告按应届对待，先看公告对应届的定义`
        : '改选不限应届的职位',
    );
  if (freshStatus === '择业期内未落实工作')
    return WITHIN_PERIOD.test(words)
      ? pass('择业期内未落实工作，符合')
      : unknown(...withinPeriod(years, graduationYear));
  if (years.length === 0) return pass('应届毕业生，符合');
  if (graduationYear === undefined) return notStated('毕业年份');
  return years.includes(graduationYear)
    ? pass(`${graduationYear} 届，符合`)
    : fail(`要求 ${years.join('、')} 届，填写的是 ${graduationYear} 届`, '改选对应届别的职位');
};

/** 基层工作最低年限: the stated years at grassroots level. */
export const judgeGrassroots: Judge = (text, { candidate: { grassrootsYears } }) => {
  if (isOpen(text)) return pass('不限基层工作年限');
  const years = yearsIn(text);
  if (years === null) return notRead('基层工作年限要求');
  if (grassrootsYears === undefined) return notStated('基层工作年限');
  if (grassrootsYears >= years) return pass(`基层工作 ${grassrootsYears} 年，达到 ${years} 年`);
  return fail(
    `基层工作 ${grassrootsYears} 年，要求 ${years} 年`,
    `还差 ${Math.round((years - grassrootsYears) * 10) / 10} 年基层工作经历`,
  );
};

const PROJECT_WORDS: Record<ServiceProject, RegExp> = {
  大学生村官: /村官/,
  三支一扶: /三支一扶/,
  西部计划: /西部(?:计划|志愿)/,
  特岗教师: /特岗|特设岗位/,
  退役大学生士兵: /退役|服役/,
};

/** The maximum years of a service project, with one renewal. */
const MAX_SERVICE_YEARS = 5;

/** 服务基层项目工作经历: any of the named projects. */
export const judgeServiceProject: Judge = (text, { candidate }) => {
  const { serviceProjects: own } = candidate;
  if (isOpen(text)) return pass('不限服务基层项目经历');
  const words = evened(text);
  const named = serviceProjects.filter((project) => PROJECT_WORDS[project].test(words));
  const isAny = named.length === 0 && /服务基层项目|基层服务项目/.test(words);
  if (named.length === 0 && !isAny) return notRead('服务基层项目要求');
  if (own === undefined) return notStated('服务基层项目经历');
  const matching = own.filter((project) => (isAny ? project !== '退役大学生士兵' : named.includes(project)));
  if (matching.length > 0) {
    if (/年|期满|考核/.test(words))
      return unknown(
        `有${matching.join('、')}经历；要求服务期满或满一定年限、考核合格`,
        '备好服务期满的考核证书；还没有期满的不能按这一条报',
      );
    // Somebody who has worked far longer has probably been employed since, which often ends the privilege.
    if (candidate.freshStatus === '非应届' && (candidate.workYears ?? 0) > MAX_SERVICE_YEARS)
      return unknown(
        `有${matching.join('、')}经历；服务期满后已被录用为公务员或事业编的，一般不能再按这一条报考`,
        '核对公告对服务基层项目人员的定义，并打电话确认；在职公务员还要看最低服务年限和单位同意',
      );
    return pass(`${matching.join('、')}，符合`);
  }
  if (isAny && own.length > 0) return unknown('退役士兵是否算服务基层项目须看公告', '咨询招录机关');
  return fail('没有要求的服务基层项目经历', '改选不要求服务基层项目的职位');
};

/** 性别; only requested if a post requires it. */
export const judgeGender: Judge = (text, { candidate: { gender } }) => {
  if (isOpen(text)) return pass('不限性别');
  const words = evened(text);
  const required = (['男', '女'] as const).filter((name) => words.includes(name));
  const [only] = required;
  if (only === undefined) return notRead('性别要求');
  if (required.length === 2) return /不限|均可|皆可/.test(words) ? pass('不限性别') : notRead('性别要求');
  if (gender === undefined) return notStated('性别');
  return gender === only ? pass(`${gender}性，符合`) : fail(`要求${only}性`, '改选不限性别的职位');
};

/** Years of work; whether they were in the required field is undecided. */
export const judgeWork: Judge = (text, { candidate: { workYears } }) => {
  const years = yearsIn(text);
  if (years === null) return notRead('工作经历要求');
  if (workYears === undefined) return notStated('工作年限');
  if (workYears < years)
    return fail(
      `工作 ${workYears} 年，要求 ${years} 年`,
      `还差 ${Math.round((years - workYears) * 10) / 10} 年工作经历`,
    );
  if (/^(?:限|须|需)?(?:具有|有|具备)?\S{0,3}年(?:\(含\))?(?:及?以上)?工作(?:经历|经验)$/.test(evened(text)))
    return pass(`工作 ${workYears} 年，达到 ${years} 年`);
  return unknown(
    '年限够，但工作内容或单位是否符合要由招录机关认定',
    '准备劳动合同、社保和工作证明，咨询招录机关',
  );
};
