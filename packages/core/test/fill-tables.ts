import { randomUUID } from 'node:crypto';
import { EXPIRES, fillContent, type Ground, type Marked } from './fill-content.js';

/** One person with data in every table that holds personal data. */
export interface Filled {
  userId: string;
  /** Texts that belong only to this person, in readable form. */
  canaries: string[];
  /** Keyed hashes and keys that lead to this person. */
  keyed: string[];
  fileKeys: string[];
  /** Row counts of tables that do not have exactly one. */
  rows: Record<string, number>;
}

/** Writes rows of one person into every table; every text of them contains `mark`. */
export async function fillTables(
  ground: Ground,
  { mark, phone }: { mark: string; phone: string },
): Promise<Filled> {
  const { database, secrets } = ground;
  const mailbox = `${mark}@example.edu.cn`;
  const phoneIndex = secrets.hash(phone, 'index');
  const mailboxIndex = secrets.hash(mailbox, 'index');
  const { id: userId } = await database.user.create({
    data: {
      username: `name-${mark}`,
      phoneCipher: secrets.encrypt(phone),
      phoneIndex,
      passwordHash: `password-${mark}`,
      campusEmailCipher: secrets.encrypt(mailbox),
      campusEmailIndex: mailboxIndex,
      campusSchool: `school-${mark}`,
      recommendPhoneCipher: secrets.encrypt(phone),
      origin: { channel: `channel-${mark}` },
    },
  });
  const senderIndex = secrets.hash(`user:${userId}`, 'index');
  const person = { userId, mark, phone, mailbox, phoneIndex, mailboxIndex, senderIndex };
  const fileKeys = await fillContent(ground, person);
  await fillIdentity(ground, person);
  await fillTraces(ground, person);
  await fillPurchase(ground, person);
  const seen = [
    'version',
    'name',
    'holder',
    'certificate',
    'school',
    'channel',
    'agent',
    'title',
    'file',
    'student',
    'source',
    'invoice',
  ];
  return {
    userId,
    canaries: [...seen.map((word) => `${word}-${mark}`), phone, mailbox, `openid-${mark}`],
    keyed: [phoneIndex, mailboxIndex, senderIndex, `openid-index-${mark}`, ...fileKeys],
    fileKeys,
    rows: { mail_message: 2 },
  };
}

async function fillIdentity({ database, secrets }: Ground, person: Marked): Promise<void> {
  const { userId, mark, phone, phoneIndex } = person;
  await database.session.create({
    data: { id: randomUUID(), userId, userAgent: `agent-${mark}`, ipHash: `ip-${mark}`, expiresAt: EXPIRES },
  });
  const school = { name: '示例大学', source: 'test' };
  await database.school.upsert({ where: { code: '1' }, create: { code: '1', ...school }, update: {} });
  await database.student.create({
    data: {
      schoolCode: '1',
      studentNumber: `number-of-${mark}`,
      nameCipher: secrets.encrypt(`student-${mark}`),
      passwordHash: `student-password-${mark}`,
      hasRosterPassword: false,
      phoneCipher: secrets.encrypt(phone),
      phoneIndex,
      phoneProvenAt: new Date(),
      userId,
    },
  });
  await database.wechatIdentity.create({
    data: { userId, openidIndex: `openid-index-${mark}`, openidCipher: secrets.encrypt(`openid-${mark}`) },
  });
  const partner = { code: 'p', name: '合作网站', keyCipher: 'x' };
  await database.partner.upsert({ where: { code: 'p' }, create: partner, update: {} });
  await database.partnerAccount.create({
    data: { userId, partnerCode: 'p', subjectIndex: `subject-${mark}` },
  });
  const campaign = await database.campaign.create({
    data: { kind: 'school', name: '校园行', amount: 10, startsAt: new Date(0), endsAt: EXPIRES },
  });
  await database.campaignMember.create({ data: { userId, campaignId: campaign.id } });
  await database.guideProgress.create({ data: { userId, guide: `guide-${mark}` } });
  await database.consent.create({ data: { userId, kind: 'aiModel', textVersion: `text-${mark}` } });
  const course = await database.contentEntry.create({
    data: { kind: 'course', slug: `course-${mark}`, title: '课程' },
  });
  await database.courseProgress.create({ data: { userId, entryId: course.id } });
  await database.documentDownload.create({ data: { userId, entryId: course.id } });
  const told = await database.message.create({
    data: { userId, title: `message-${mark}`, key: `user:${userId}:told` },
  });
  await database.messageRead.create({ data: { userId, messageId: told.id } });
  await database.templateMark.create({ data: { userId, templateCode: `kept-${mark}`, keptAt: new Date() } });
}

async function fillPurchase({ database, secrets }: Ground, { userId, mark, mailbox }: Marked): Promise<void> {
  const product = { id: 1, kind: 'card', name: '月卡', priceFen: 1800, days: 30 };
  await database.product.upsert({ where: { id: 1 }, create: product, update: {} });
  await database.order.create({
    data: {
      number: `order-${mark}`,
      userId,
      requestKey: randomUUID(),
      productId: 1,
      kind: 'card',
      name: '月卡',
      amountFen: 1800,
      status: 'granted',
      expiresAt: EXPIRES,
      term: {
        create: { userId, productId: 1, cardName: '月卡', startsAt: new Date(0), endsAt: EXPIRES },
      },
      invoice: {
        create: {
          userId,
          kind: 'personal',
          titleCipher: secrets.encrypt(`invoice-${mark}`),
          mailboxCipher: secrets.encrypt(mailbox),
        },
      },
    },
  });
}

async function fillTraces({ database, secrets }: Ground, person: Marked): Promise<void> {
  const { userId, mark, phone, mailbox, phoneIndex, mailboxIndex, senderIndex } = person;
  await database.smsSend.create({ data: { phoneIndex, purpose: 'login', ipHash: `sms-ip-${mark}` } });
  const mail = { purpose: 'campusEmail', expiresAt: EXPIRES, contentCipher: secrets.encrypt(mailbox) };
  await database.mailMessage.createMany({
    data: [
      { ...mail, recipientIndex: mailboxIndex },
      { ...mail, recipientIndex: `another-mailbox-${mark}`, senderIndex },
    ],
  });
  await database.codeChallenge.create({
    data: {
      id: randomUUID(),
      recipientIndex: phoneIndex,
      purpose: 'login',
      codeHash: mark,
      expiresAt: EXPIRES,
    },
  });
  await database.captchaChallenge.create({
    data: { id: randomUUID(), answer: 1, phoneIndex, expiresAt: EXPIRES },
  });
  await database.stepGrant.create({
    data: { userId, tokenHash: `grant-${mark}`, kind: 'phoneChange', browserHash: mark, expiresAt: EXPIRES },
  });
  await database.throttle.createMany({
    data: [`sign-in:account:${phoneIndex}`, `identity:tries:${userId}`].map((key) => ({
      key,
      expiresAt: EXPIRES,
    })),
  });
  await database.localMessage.createMany({
    data: [
      { channel: 'sms', recipient: phone, body: `code for ${mark}` },
      { channel: 'mail', recipient: mailbox, body: `code for ${mark}` },
    ],
  });
  await database.auditEntry.create({
    data: {
      actor: `user:${userId}`,
      action: 'session.open',
      subject: userId,
      detail: { method: 'password' },
    },
  });
}
