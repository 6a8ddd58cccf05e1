import { randomBytes } from 'node:crypto';
import { closeAccount, requestDataExport, updateAccountProfile } from '@qicheng/contract/account/index';
import { startOffer } from '@qicheng/contract/analysis/index';
import { sendCampusEmailCode, verifyCampusEmail } from '@qicheng/contract/campus-email/index';
import { getCaptchaImage } from '@qicheng/contract/captcha/index';
import type { Call } from '@qicheng/contract/kit/client';
import { requestInvoice } from '@qicheng/contract/order/index';
import { sendEmailAttachment, startExport } from '@qicheng/contract/resume-export/index';
import { parseResumeText, startImport } from '@qicheng/contract/resume-import/index';
import { RECOMMEND_CONSENT } from '@qicheng/contract/resume-recommendation/index';
import { nameVersion } from '@qicheng/contract/resume-version/index';
import { copyResume, deleteResume, saveResume } from '@qicheng/contract/resume/index';
import { uploadFile } from '@qicheng/contract/upload/index';
import { AiCountService } from '@qicheng/core/ai-count';
import { SchoolMailDomainService } from '@qicheng/core/campus-email';
import { LocalCashier } from '@qicheng/core/payment';
import { CryptoService } from '@qicheng/core/platform';
import { LocalMessageRepository } from '@qicheng/core/platform/sms';
import { ExportRunService } from '@qicheng/core/resume-export';
import { type ImportDraft, ImportRunService } from '@qicheng/core/resume-import';
import { emptyDocument } from '@qicheng/resume/defaults';
import { SAMPLES } from '@qicheng/resume/samples';
import type { startAccountWorker } from '../account-worker.js';
import type { TestApi, WireAnswer } from '../harness.js';
import { openShop } from '../shop.js';
import type { Visitor } from '../visitor.js';

/** Values that belong to one account only: a word that is in all its texts, and numbers. */
export interface Marks {
  word: string;
  phone: string;
  contactPhone: string;
  idNumber: string;
  password: string;
}

export const newMarks = (): Marks => {
  const word = `qcfynq${randomBytes(5).toString('hex')}`;
  const idNumber = `11010519${randomBytes(4).readUInt32BE().toString().padStart(10, '3')}`;
  const password = `Zz-9${word}`;
  return { word, phone: '13871402953', contactPhone: '13962850417', idNumber, password };
};

const isText = (key: string): boolean => key === 'zh' || key === 'en' || key === 'text';

/** Returns the document with the word appended to each of its texts. */
function marked(value: unknown, word: string): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, word));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      isText(key) && typeof entry === 'string' ? `${entry}${word}` : marked(entry, word),
    ]),
  );
}

const importDraft = (word: string): ImportDraft => ({
  format: 'text',
  isLossless: false,
  title: `张三${word}`,
  language: 'zh',
  templateCode: null,
  document: { ...emptyDocument(), basics: { name: { zh: word } } },
  fields: [],
  unplaced: [],
  warnings: [],
});

/** An account that uses everything that the site offers, with its marks in every field. */
export class MarkedLife {
  private token = '';
  private resumeId = '';
  readonly secretsOfTheirs: string[] = [];

  constructor(
    private readonly api: TestApi,
    private readonly visitor: Visitor,
    private readonly worker: Awaited<ReturnType<typeof startAccountWorker>>,
    readonly marks: Marks,
  ) {}

  get call(): Call {
    return this.api.as(this.token);
  }

  private get<T>(token: abstract new (...args: never[]) => T): T {
    return this.api.app.get<T>(token, { strict: false });
  }

  private post(path: string, body: unknown): Promise<WireAnswer> {
    return this.api.post(path, body, { token: this.token });
  }

  async register(): Promise<void> {
    const { phone, password, word } = this.marks;
    const { code, challengeId } = await this.visitor.receiveCode(phone, 'register');
    const answer = await this.api.post('/user/jyqRegister', { phone, code, msg_id: challengeId, password });
    expect(answer.code).toBe(200);
    const signIn = { login_type: 'cas', type: '1', phone };
    await this.api.post('/user/login', { ...signIn, password: `${password}-wrong` });
    const { data } = await this.api.post('/user/login', { ...signIn, password });
    this.token = (data as { token: string }).token;
    this.secretsOfTheirs.push(this.token);
    await this.call(updateAccountProfile, { username: `名${word}`.slice(0, 20) });
  }

  async proveMailbox(): Promise<void> {
    await this.get(SchoolMailDomainService).seed([
      { schoolName: '甲大学', domain: 'jia.edu.cn', source: 'test' },
    ]);
    const { id } = await this.api.as(null)(getCaptchaImage, {});
    const answerHash = this.get(CryptoService).hash(`image:${id}:ABCDE`, 'code');
    await this.visitor.database.imageChallenge.update({ where: { id }, data: { answerHash } });
    const passed = await this.api.post('/captcha/check', { id, code: 'ABCDE' });
    const headers = { 'x-captcha-pass': (passed.data as { pass: string }).pass };
    const claim = { schoolName: '甲大学', email: `${this.marks.word}@jia.edu.cn` };
    await this.call(sendCampusEmailCode, claim, { headers });
    const mails = await this.get(LocalMessageRepository).list('mail', 10);
    const code = /验证码是 (\d{6})/.exec(mails[0]?.body ?? '')?.[1] ?? '';
    await this.call(verifyCampusEmail, { ...claim, code });
  }

  async write(): Promise<void> {
    const { word, phone, idNumber } = this.marks;
    const document = marked(SAMPLES.mechanical(), word) as ReturnType<typeof SAMPLES.mechanical>;
    const contact = { phone, email: `${word}@example.com`, wechat: word, idNumber };
    document.basics = { ...document.basics, ...contact };
    const draft = { title: `简历${word}`, templateCode: 'tem0001', language: 'zh' as const };
    this.resumeId = (await this.call(saveResume, { ...draft, document: { ...document } })).id;
    await this.call(nameVersion, { id: this.resumeId, name: `版${word}` });
    const copied = await this.call(copyResume, { id: this.resumeId });
    await this.call(deleteResume, { id: copied.id });
    await this.post('/check/doChekc', { document: JSON.stringify(document) });
    await this.post('/index/translate', { text: `工程师${word}` });
    await this.api.post('/make_resume/school_search', `{"keyword": "${word}`);
    await fetch(`${this.api.url}/no/such?name=${word}&phone=${phone}`);
  }

  async bringFiles(): Promise<void> {
    const { word } = this.marks;
    const file = new Blob([`姓名：${word}\n手机：${this.marks.phone}`]);
    const { id } = await this.call(uploadFile, {}, { file, fileName: `${word}.txt` });
    await this.call(startImport, { fileId: id });
    const pasted = this.call(parseResumeText, { text: `姓名：张三${word}` });
    await this.readImports(2);
    await pasted;
  }

  /** Acts as the worker for this many imports; the imported texts contain the word too. */
  private async readImports(count: number): Promise<void> {
    const { word } = this.marks;
    const runs = this.get(ImportRunService);
    for (let done = 0; done < count;) {
      const queued = await this.visitor.database.resumeImport.findFirst({ where: { status: 'queued' } });
      const claim = queued && (await runs.claim(queued.id));
      if (!claim) continue;
      await runs.complete(claim, importDraft(word));
      done += 1;
    }
  }

  async takeAway(): Promise<void> {
    const { word, password } = this.marks;
    const { exportId } = await this.call(startExport, { resumeId: this.resumeId, format: 'pdf' });
    const runs = this.get(ExportRunService);
    const claim = await runs.claim(exportId);
    if (!claim) throw new Error('not claimed');
    await runs.complete(claim, { bytes: Buffer.from(`%PDF-1.4 ${word}`), mime: 'application/pdf' });
    const letter = { email: `${word}@jia.edu.cn`, subject: `投递${word}`, message: `您好${word}` };
    // A mailbox may receive one message per minute.
    const createdAt = new Date(Date.now() - 120_000);
    await this.visitor.database.mailMessage.updateMany({ data: { createdAt } });
    await this.call(sendEmailAttachment, { exportId, ...letter });
    await this.call(startExport, { resumeId: this.resumeId, format: 'docx' });
    const archive = await this.call(requestDataExport, { password });
    expect(await this.worker.makeArchive(archive.exportId)).toBe(true);
  }

  async share(): Promise<void> {
    const { word } = this.marks;
    const { data } = await this.post('/make_resume/get_share_url', { id: this.resumeId });
    const md5 = (data as { md5: string }).md5;
    this.secretsOfTheirs.push(md5);
    await this.post('/make_resume/update_share_url', { id: this.resumeId, password: word });
    for (const password of ['falsch', word])
      await this.api.post('/make_resume/getInfoByMakeResumeId_share', { md5, password });
  }

  async askAndOffer(userId: string): Promise<void> {
    const { word, contactPhone } = this.marks;
    await this.get(AiCountService).grant(userId, { key: 'canary', amount: 5, source: 'test' });
    const offer = { company: `司${word}`, role: `职${word}`, city: '上海', monthlySalary: 15_000 };
    await this.call(startOffer, { offers: [offer, { ...offer, company: `另${word}` }] });
    const recommendPhoneCipher = this.get(CryptoService).encrypt(contactPhone);
    await this.visitor.database.user.update({ where: { id: userId }, data: { recommendPhoneCipher } });
    const consent = RECOMMEND_CONSENT.version;
    const opened = await this.post('/make_resume/openResumeRecommend', { resume_id: this.resumeId, consent });
    expect(opened.code).toBe(1);
  }

  async buy(): Promise<void> {
    const { word } = this.marks;
    const shop = await openShop(this.api);
    const { order, number } = await shop.begin(this.call, 1, 'local');
    await this.get(LocalCashier).act(number, 'pay');
    const invoice = { kind: 'personal', title: `林${word}`, mailbox: `${word}@example.com` } as const;
    await this.call(requestInvoice, { orderId: order.orderId, invoice });
    await shop.stop();
  }

  async close(): Promise<void> {
    await this.call(closeAccount, { password: this.marks.password });
  }
}
