import { type PartnerServiceKind, partnerServiceKinds, PartnerFeatureService } from '@qicheng/core/partner';
import { Argument, Command, Option } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table } from '../table.js';
import type { Terminal } from '../terminal.js';

const ACTOR = 'ops-cli';
const KINDS: Record<PartnerServiceKind, string> = { employment: '就业平台', campusNet: '校园就业网' };
const KIND_HELP = 'employment：就业平台（简历推荐、职位）；campusNet：校园就业网（同步简历）';

interface ConnectOptions {
  kind: PartnerServiceKind;
  resumeUrl?: string;
  jobsUrl?: string;
}

/** partner connect | disconnect | services: who takes résumés and offers jobs (docs/PARTNER.md section 10). */
export function addPartnerServices(partner: Command, withCore: WithCore, terminal: Terminal): void {
  partner
    .command('connect')
    .description('由一个已登记的合作网站接收简历、提供职位；一种用途只有一个')
    .argument('<代码>')
    .addOption(new Option('--kind <用途>', KIND_HELP).choices(partnerServiceKinds).makeOptionMandatory())
    .option('--resume-url <地址>', '接收简历的地址，在它登记的域名下')
    .option('--jobs-url <地址>', '提供职位的地址，在它登记的域名下')
    .action(async (partnerCode: string, { kind, resumeUrl = '', jobsUrl = '' }: ConnectOptions) => {
      const row = { actor: ACTOR, kind, partnerCode, resumeUrl, jobsUrl };
      await withCore((find) => find(PartnerFeatureService).connect(row));
      terminal.say(`✔ ${KINDS[kind]}现在是 ${partnerCode}。`);
    });
  partner
    .command('disconnect')
    .description('不再向它发送简历，也不再取职位；等待发送的随之作废')
    .addArgument(new Argument('<用途>', KIND_HELP).choices(partnerServiceKinds))
    .action(async (kind: PartnerServiceKind) => {
      await withCore((find) => find(PartnerFeatureService).disconnect({ actor: ACTOR, kind }));
      terminal.say(`✔ 已断开${KINDS[kind]}。`);
    });
  partner
    .command('services')
    .description('列出谁接收简历、提供职位')
    .action(async () => {
      const services = await withCore((find) => find(PartnerFeatureService).list());
      if (services.length === 0) return terminal.say('还没有接入。用 partner connect 接入。');
      const rows = services.map(({ kind, partnerCode, resumeUrl, jobsUrl }) => [
        KINDS[kind],
        partnerCode,
        resumeUrl,
        jobsUrl,
      ]);
      for (const line of table(['用途', '代码', '接收简历', '提供职位'], rows)) terminal.say(line);
    });
}
