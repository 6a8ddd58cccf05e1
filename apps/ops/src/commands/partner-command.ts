import {
  PartnerService,
  type PartnerServiceKind,
  partnerServiceKinds,
  PartnerFeatureService,
} from '@qicheng/core/partner';
import { formatChinaMoment } from '@qicheng/resume/china-time';
import { Command, Argument, Option } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table } from '../table.js';
import type { Terminal } from '../terminal.js';

const KINDS: Record<PartnerServiceKind, string> = { employment: '就业平台', campusNet: '校园就业网' };
const KIND_HELP = 'employment：就业平台（简历推荐、职位）；campusNet：校园就业网（同步简历）';

interface ConnectOptions {
  kind: PartnerServiceKind;
  resumeUrl?: string;
  jobsUrl?: string;
}

/**
 * partner connect | disconnect | services: who receives résumés and lists jobs (docs/PARTNER.md section 10).
 */
function addPartnerServices(partner: Command, withCore: WithCore, terminal: Terminal): void {
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
      terminal.print(`✔ ${KINDS[kind]}现在是 ${partnerCode}。`);
    });
  partner
    .command('disconnect')
    .description('不再向它发送简历，也不再取职位；等待发送的随之作废')
    .addArgument(new Argument('<用途>', KIND_HELP).choices(partnerServiceKinds))
    .action(async (kind: PartnerServiceKind) => {
      await withCore((find) => find(PartnerFeatureService).disconnect({ actor: ACTOR, kind }));
      terminal.print(`✔ 已断开${KINDS[kind]}。`);
    });
  partner
    .command('services')
    .description('列出谁接收简历、提供职位')
    .action(async () => {
      const services = await withCore((find) => find(PartnerFeatureService).list());
      if (services.length === 0) return terminal.print('还没有接入。用 partner connect 接入。');
      const rows = services.map(({ kind, partnerCode, resumeUrl, jobsUrl }) => [
        KINDS[kind],
        partnerCode,
        resumeUrl,
        jobsUrl,
      ]);
      for (const line of table(['用途', '代码', '接收简历', '提供职位'], rows)) terminal.print(line);
    });
}

const ACTOR = 'ops-cli';

/**
 * partner add | list | disable | rotate-key | connect | disconnect | services: the sites whose members sign
 * in here (docs/PARTNER.md).
 */
export function partnerCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('partner').description(
    '合作网站（单点登录、简历推荐、职位，见 docs/PARTNER.md）',
  );
  command
    .command('add')
    .description('登记合作网站并生成签名密钥，只显示这一次')
    .argument('<代码>', '2-30 位小写字母、数字和短横线，例如 jobs')
    .requiredOption('--name <名称>', '用户看到的名称')
    .requiredOption('--host <域名>', '允许返回的域名，例如 jobs.example.cn；有几个就写几次', collect)
    .action((code: string, { name, host }: { name: string; host: string[] }) =>
      add(withCore, terminal, { code, name, hosts: host }),
    );
  command
    .command('list')
    .description('列出合作网站')
    .action(() => list(withCore, terminal));
  command
    .command('disable')
    .description('停用：不再接受它的登录凭证，也不再返回到它的网站')
    .argument('<代码>')
    .action((code: string) => disable(withCore, terminal, code));
  command
    .command('rotate-key')
    .description('更换签名密钥，旧密钥立即失效；新密钥只显示这一次')
    .argument('<代码>')
    .action((code: string) => rotateKey(withCore, terminal, code));
  addPartnerServices(command, withCore, terminal);
  return command;
}

async function add(
  withCore: WithCore,
  terminal: Terminal,
  partner: { code: string; name: string; hosts: string[] },
): Promise<void> {
  const { key } = await withCore((find) => find(PartnerService).add({ actor: ACTOR, ...partner }));
  terminal.print(`✔ 已登记合作网站 ${partner.code}（${partner.name}）：${partner.hosts.join('、')}`);
  sayKey(terminal, key);
}

async function list(withCore: WithCore, terminal: Terminal): Promise<void> {
  const partners = await withCore((find) => find(PartnerService).list());
  if (partners.length === 0) {
    return terminal.print('还没有合作网站。用 partner add <代码> --name <名称> --host <域名> 登记。');
  }
  const rows = partners.map(({ code, name, hosts, createdAt, disabledAt }) => [
    code,
    name,
    hosts.join(' '),
    formatChinaMoment(createdAt),
    disabledAt === null ? '' : '已停用',
  ]);
  for (const line of table(['代码', '名称', '域名', '登记时间', ''], rows)) terminal.print(line);
}

async function disable(withCore: WithCore, terminal: Terminal, code: string): Promise<void> {
  await withCore((find) => find(PartnerService).disable({ actor: ACTOR, code }));
  terminal.print(`✔ 已停用合作网站 ${code}；已有的账号和登录不受影响。`);
}

async function rotateKey(withCore: WithCore, terminal: Terminal, code: string): Promise<void> {
  const { key } = await withCore((find) => find(PartnerService).rotateKey({ actor: ACTOR, code }));
  terminal.print(`✔ 已更换 ${code} 的签名密钥，旧密钥从现在起无效。`);
  sayKey(terminal, key);
}

const collect = (value: string, others: string[] = []): string[] => [...others, value];

const sayKey = (terminal: Terminal, key: string) =>
  terminal.print(`  密钥：${key}（只显示这一次，请通过安全的途径交给对方）`);
