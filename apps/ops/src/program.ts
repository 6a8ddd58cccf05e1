import { type Argument, Command, CommanderError, Help, Option } from 'commander';
import stringWidth from 'string-width';
import { backupCommand, restoreCommand } from './commands/backup-command.js';
import { campaignCommand } from './commands/campaign-command.js';
import { contentCommand } from './commands/content-command.js';
import { contestCommand } from './commands/contest-command.js';
import { countCommand } from './commands/count-command.js';
import { enrolmentCommand } from './commands/enrolment-command.js';
import { invitationCommand } from './commands/invitation-command.js';
import { jobCommand } from './commands/job-command.js';
import { ledgerCommand, doctorCommand, UnhealthyError } from './commands/ledger-command.js';
import { maintenanceCommand, retentionCommand } from './commands/maintenance-command.js';
import { messageCommand } from './commands/message-command.js';
import { operatorCommand } from './commands/operator-command.js';
import { orderCommand } from './commands/order-command.js';
import { partnerCommand } from './commands/partner-command.js';
import { postCommand } from './commands/post-command.js';
import { productCommand } from './commands/product-command.js';
import { schoolCommand, schoolAddCommand } from './commands/school-command.js';
import { schoolDomainsCommand } from './commands/school-domains-command.js';
import { seedCommand, migrateCommand } from './commands/seed-command.js';
import { studentCommand } from './commands/student-command.js';
import { userCommand } from './commands/user-command.js';
import type { DoctorEnv } from './env.js';
import type { WithCore } from './ops-context.js';
import { explain } from './refusal.js';
import type { Terminal } from './terminal.js';

export interface OpsDependencies {
  withCore: WithCore;
  databaseUrl: () => string;
  doctorEnv: () => DoctorEnv;
  terminal: Terminal;
}

/** 0 done, 1 failed, 2 usage error. */
export type ExitCode = 0 | 1 | 2;

const TITLES: Record<string, string> = {
  'Usage:': '用法：',
  'Arguments:': '参数：',
  'Options:': '选项：',
  'Commands:': '命令：',
};

const MISTAKES: Record<string, string> = {
  'commander.unknownCommand': '没有这个命令',
  'commander.unknownOption': '没有这个选项',
  'commander.missingArgument': '缺少参数',
  'commander.missingMandatoryOptionValue': '缺少必需的选项',
  'commander.optionMissingArgument': '选项后面缺少内容',
  'commander.excessArguments': '参数太多',
  'commander.invalidArgument': '参数不正确',
};

/** Runs one command line and returns its exit code. */
export async function runOps(args: readonly string[], dependencies: OpsDependencies): Promise<ExitCode> {
  const { terminal } = dependencies;
  const program = buildProgram(dependencies);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (thrown) {
    if (thrown instanceof UnhealthyError) return 1;
    if (!(thrown instanceof CommanderError)) {
      terminal.printError(`✘ ${explain(thrown)}`);
      return 1;
    }
    if (thrown.exitCode === 0) return 0;
    // A group without a command has printed its help.
    if (thrown.code !== 'commander.help') terminal.printError(`✘ ${mistakeOf(thrown)}。用 --help 查看用法。`);
    return 2;
  }
}

// The library's English message quotes the offending word. After the last quote comes our own reason, a list
// of choices, or a suggestion.
function mistakeOf({ code, message }: CommanderError): string {
  const what = MISTAKES[code] ?? '命令没有看懂';
  const word = /'([^']*)'/.exec(message)?.[1] ?? '';
  const rest = message.slice(message.lastIndexOf("'") + 1);
  const choices = /Allowed choices are (.*?)\.?$/s.exec(rest)?.[1];
  const suggestion = /Did you mean (?:one of )?([^?]*)\?/s.exec(rest)?.[1];
  const reason =
    (choices && `应是 ${choices.replaceAll(', ', '、')} 之一`) ??
    (suggestion && `是不是 ${suggestion.replaceAll(', ', '、')}`) ??
    /[\u4e00-\u9fff].*$/s.exec(rest)?.[0];
  return `${what}${word && `：${word}`}${reason ? `（${reason}）` : ''}`;
}

/** Every command. */
export function buildProgram({ withCore, databaseUrl, doctorEnv, terminal }: OpsDependencies): Command {
  const program = new Command('ops').description('启程的运维命令');
  const commands = [
    operatorCommand(withCore, terminal),
    jobCommand(withCore, terminal),
    partnerCommand(withCore, terminal),
    userCommand(withCore, terminal),
    countCommand(withCore, terminal),
    productCommand(withCore, terminal),
    orderCommand(withCore, terminal),
    ledgerCommand(withCore, terminal),
    campaignCommand(withCore, terminal),
    invitationCommand(withCore, terminal),
    schoolCommand(withCore, terminal)
      .addCommand(schoolAddCommand(withCore, terminal))
      .addCommand(schoolDomainsCommand(withCore, terminal)),
    studentCommand(withCore, terminal),
    messageCommand(withCore, terminal),
    contentCommand(withCore, terminal),
    contestCommand(withCore, terminal),
    enrolmentCommand(withCore, terminal),
    postCommand(withCore, terminal),
    migrateCommand(withCore, databaseUrl, terminal),
    seedCommand(withCore, terminal),
    maintenanceCommand(withCore, terminal),
    retentionCommand(withCore, terminal),
    backupCommand(withCore, databaseUrl, terminal),
    restoreCommand(withCore, databaseUrl, terminal),
    doctorCommand(doctorEnv, terminal),
  ];
  for (const command of commands) program.addCommand(command);
  chinese(program, terminal);
  return program;
}

/** The note on an option or an argument: whether it is required, its choices, and its default. */
function described(entry: Option | Argument): string {
  const { description, argChoices, defaultValue } = entry as Described;
  const defaultText =
    typeof defaultValue === 'string' || typeof defaultValue === 'number' ? `${defaultValue}` : '';
  const more = [
    ...(entry instanceof Option && entry.mandatory ? ['必需'] : []),
    ...(argChoices ? [`可选 ${argChoices.join('、')}`] : []),
    ...(defaultText ? [`默认 ${defaultText}`] : []),
  ];
  return more.length > 0 ? `${description}（${more.join('；')}）` : description;
}

interface Described {
  description: string;
  argChoices?: readonly string[];
  defaultValue?: unknown;
}

const inChinese = (usage: string) => usage.replace('[options]', '[选项]').replace('[command]', '[命令]');

function chinese(command: Command, terminal: Terminal): void {
  command
    .exitOverride()
    .helpOption('-h, --help', '显示用法')
    .helpCommand(false)
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      writeErr: (text) => terminal.print(text.trimEnd()),
      outputError: () => undefined,
    })
    .configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      styleUsage: inChinese,
      subcommandTerm: (entry) => inChinese(new Help().subcommandTerm(entry)),
      optionDescription: described,
      argumentDescription: described,
      displayWidth: stringWidth,
    });
  for (const subcommand of command.commands) chinese(subcommand, terminal);
}
