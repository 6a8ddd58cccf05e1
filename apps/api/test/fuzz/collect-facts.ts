import { CampaignService } from '@qicheng/core/campaign';
import { InvitationService } from '@qicheng/core/invitation';
import type { Database } from '@qicheng/db';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { PartnerSite } from '@qicheng/testing/partner-site';
import type { TestApi } from '../harness.js';
import type { Belongings } from './belongings.js';
import { type Codes, PASSWORD } from './recipes.js';
import type { Facts } from './schema-walker.js';
import { SCHOOL_NAME, type Stage } from './stage.js';

interface Sources {
  api: TestApi;
  database: Database;
  partner: PartnerSite;
}

type Name =
  | 'userId'
  | 'phone'
  | 'resumeId'
  | 'binnedId'
  | 'fileId'
  | 'exportId'
  | 'importId'
  | 'versionId'
  | 'fileLink';
type Owner = Record<Name, string> & { things: Belongings };

interface Found {
  a: Owner;
  b: Owner;
  flows: { studentTicket: string; waitingScene: string; confirmedScene: string } & Record<
    'bindHandle' | 'confirmHandle' | 'imageId',
    string
  >;
  codes: Codes;
  stage: Stage;
}

/** Returns values of the world by the wire names of the fields that take them. */
export async function collectFacts(
  { api, database, partner }: Sources,
  { a, b, flows, codes, stage }: Found,
): Promise<Facts> {
  const challenges = await database.captchaChallenge.findMany({ where: { triedAt: null } });
  const sessions = await database.session.findMany({ take: 4 });
  const soon = { startsAt: new Date(Date.now() - 3_600_000), endsAt: new Date(Date.now() + 86_400_000) };
  const named = { actor: 'test', name: '示例活动', schoolName: SCHOOL_NAME, amount: 20, ...soon };
  const campaign = await api.app.get(CampaignService, { strict: false }).create(named);
  const invitation = { actor: 'test', inviteId: 'inviter-1', note: '', days: null };
  const flagCode = await api.app.get(InvitationService, { strict: false }).create(invitation);
  const ids = [
    a.resumeId,
    b.resumeId,
    a.binnedId,
    b.binnedId,
    a.fileId,
    b.fileId,
    a.exportId,
    b.exportId,
  ].concat([a.importId, b.importId]);
  const calls = await database.modelCall.findMany();
  const document = JSON.stringify({ ...emptyDocument() });
  const both = [a, b].map(({ things }) => things);
  const passwords = [PASSWORD, 'Shuishan-2026', '更上层楼-2027'];
  return {
    ...factsOf(both, stage),
    callId: calls.map(({ id }) => id),
    id: [...ids, flows.imageId, ...Object.values(stage), ...both.map(({ messageId }) => messageId)],
    fullurl: [a.fileLink, b.fileLink],
    resume_id: [a.resumeId, b.resumeId],
    uid: [a.userId, b.userId],
    ids: [[a.fileId], [a.fileId, b.fileId], [b.fileId]],
    resumeId: [a.resumeId, b.resumeId],
    exportId: [a.exportId, b.exportId, ...both.map(({ reportFileId }) => reportFileId)],
    importId: [a.importId, b.importId, ...both.map(({ readImportId }) => readImportId)],
    versionId: [a.versionId, b.versionId],
    sessionId: [...sessions.map(({ id }) => id), ...both.map((things) => things.sessionId)],
    challengeId: challenges.map(({ id }) => id),
    request_key: [a.userId, a.fileId],
    phone: [a.phone, b.phone, '13900010009', '13900010011', '13900019999'],
    password: passwords,
    newpassword: passwords,
    agian_pwd: passwords,
    code: Object.values(codes).map(({ code }) => code),
    old_code: Object.values(codes).map(({ code }) => code),
    msg_id: Object.values(codes).map(({ msg_id: id }) => id),
    old_msg_id: Object.values(codes).map(({ msg_id: id }) => id),
    school_name: [SCHOOL_NAME, '未开通大学'],
    student_number: ['20260001', '20269999'],
    cas_id: [flows.studentTicket],
    scene_id: [flows.waitingScene, flows.confirmedScene],
    openid: [flows.bindHandle],
    handle: [flows.confirmHandle],
    m_id: ['member-1'],
    __c: [partner.proof('member-1')],
    pass_ticket: [partner.ticket('member-2')],
    ticket: [partner.query('member-1')],
    expire_school: [campaign.code],
    flag_code: [flagCode, campaign.code],
    flage_code: [flagCode],
    invite_id: ['inviter-1'],
    jyq_url: ['http://localhost/', 'https://jobs.example.cn/x', 'https://attacker.example/'],
    tz_url: ['tem0001', 'tem0002'],
    tzUrl: ['tem0001'],
    templateCode: ['tem0001', 'tem0003'],
    email: ['xu@qiming.edu.cn', 'someone@other.edu.cn', 'a@example.com'],
    keyword: ['北京', '启程', 'qc', SCHOOL_NAME],
    title: ['产品经理', `${'长'.repeat(60)}`],
    version: [1, 2, '1'],
    document: [document],
    expires: [Math.floor(Date.now() / 1000) + 300],
  };
}

/** Returns values by the field names of the newer features. */
const factsOf = (both: readonly Belongings[], stage: Stage) => ({
  runId: both.flatMap(({ runs, reportId }) => [...Object.values(runs), reportId]),
  questionId: ['q1', 'q9'],
  order_id: both.flatMap(({ waitingOrderId, paidOrderId }) => [waitingOrderId, paidOrderId]),
  import_id: both.map(({ readImportId }) => readImportId),
  md5: both.map(({ shareToken }) => shareToken),
  product_id: [0, 1, 2, 11, 12],
  pay_type: ['local'],
  postId: [stage.postId],
  chapter: [1],
});
