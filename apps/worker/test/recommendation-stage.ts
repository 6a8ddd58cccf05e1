import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { JobFeedModule } from '@qicheng/core/jobs-board';
import {
  PartnerDirectoryModule,
  PartnerService,
  PartnerFeatureService,
  PartnerServicesModule,
} from '@qicheng/core/partner';
import { type CoreConfig, PlatformModule, CryptoService } from '@qicheng/core/platform';
import { JobsModule } from '@qicheng/core/platform/jobs';
import { ResumeModule, SaveResume } from '@qicheng/core/resume';
import { ResumeRecommendationModule } from '@qicheng/core/resume-recommendation';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { createTestDatabase } from '@qicheng/testing/database';
import { testRedisUrl } from '@qicheng/testing/env';
import { openDatabase, testPool } from '@qicheng/testing/open-database';
import { PartnerPlatform } from '@qicheng/testing/partner-platform';
import { RecommendationWorkerModule } from '../src/recommendation/deliver-resume.processor.js';

@Module({
  imports: [
    JobFeedModule,
    PartnerDirectoryModule,
    PartnerServicesModule,
    ResumeModule,
    ResumeRecommendationModule,
    RecommendationWorkerModule,
  ],
})
class Stage {}

export const CONTACT = '13800000088';
export const SECRETS_OF_RESUME = ['13900000077', '110101199001011234', '林建国'];

/** A résumé with both the fields that may be sent and those that must never be sent. */
function personalDocument(): ResumeDocument {
  const document = emptyDocument();
  const [loginPhone = '', idNumber = '', father = ''] = SECRETS_OF_RESUME;
  return {
    ...document,
    basics: { ...document.basics, name: { zh: '林晓舟' }, phone: loginPhone, idNumber },
    projects: [
      {
        id: 'project00001',
        name: { zh: '校园二手书平台' },
        highlights: [{ id: 'atom00000001', kind: 'bullet', zh: [{ text: '上线三个月成交 420 单' }] }],
      },
    ],
    family: [{ id: 'family000001', name: father }],
  };
}

/** Starts the requesting and the sending side on one database, with a connected platform. */
export async function setUpRecommendation() {
  const test = await createTestDatabase();
  const config: CoreConfig = {
    environment: 'test',
    appUrl: 'http://localhost',
    appSecret: 'a secret for tests only, 32 characters',
    redisUrl: `${testRedisUrl()}?prefix=test-${randomBytes(6).toString('hex')}`,
    sms: { driver: 'local' },
    mail: { driver: 'local' },
    storage: { driver: 'local', directory: tmpdir() },
    fontsDirectory: null,
    demo: false,
  };
  const database = testPool({ url: test.url, poolSize: 4 });
  const imports = [PlatformModule.forRoot(config, database), JobsModule, Stage];
  const app = await NestFactory.createApplicationContext({ module: Stage, imports }, { logger: false });
  const rows = openDatabase(database);
  const platform = new PartnerPlatform();
  const host = await platform.listen();
  const actor = 'test';
  const { key } = await app.get(PartnerService).add({ actor, code: 'jobs', name: '就业平台', hosts: [host] });
  platform.useKey(key);
  const address = { resumeUrl: `http://${host}/resumes`, jobsUrl: `http://${host}/jobs` };
  await app
    .get(PartnerFeatureService)
    .connect({ actor, kind: 'employment', partnerCode: 'jobs', ...address });
  return {
    app,
    rows,
    platform,
    /** Creates a user with a verified contact phone and a résumé. */
    async newPerson() {
      const recommendPhoneCipher = app.get(CryptoService).encrypt(CONTACT);
      const { id: userId } = await rows.user.create({ data: { username: '林晓舟', recommendPhoneCipher } });
      const resume = { title: '求职简历', templateCode: 'tem0001', language: 'zh' as const };
      const { id: resumeId } = await app
        .get(SaveResume)
        .run({ userId, ...resume, document: personalDocument() });
      return { userId, resumeId };
    },
    async stop() {
      await platform.close();
      await app.close();
      await rows.$disconnect();
      await test.drop();
    },
  };
}
