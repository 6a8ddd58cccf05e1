import { ReportWriter } from '../src/report-export/report-writer.js';
import {
  type PagePictures,
  type PrintedFile,
  type PrintInput,
  ResumePrinter,
} from '../src/resume-export/printer.js';
import { WordWriter } from '../src/resume-export/word-writer.js';

/** A fake printer; by default it returns the title as bytes at once. */
export class FakePrinter extends ResumePrinter {
  readonly printed: string[] = [];
  isClosed = false;
  work: (input: PrintInput) => Promise<void> = () => Promise.resolve();

  pdf(input: PrintInput): Promise<PrintedFile> {
    return this.print(input, 'application/pdf');
  }
  image(input: PrintInput, format: 'png' | 'jpg'): Promise<PrintedFile> {
    return this.print(input, format === 'png' ? 'image/png' : 'image/jpeg');
  }
  async pictures(input: PrintInput, format: 'png' | 'jpg', dpi: number): Promise<PagePictures> {
    const { bytes, mime } = await this.print(input, format === 'png' ? 'image/png' : 'image/jpeg');
    return { pages: [bytes, Buffer.from(`page 2 at ${dpi} dpi`)], mime };
  }
  html(input: PrintInput): Promise<PrintedFile> {
    return this.print(input, 'text/html; charset=utf-8');
  }
  close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }

  private async print(input: PrintInput, mime: string): Promise<PrintedFile> {
    this.printed.push(input.title);
    await this.work(input);
    return { bytes: Buffer.from(`print of ${input.title}`), mime, pageCount: 1 };
  }
}

export class FakeWord extends WordWriter {
  docx({ title }: PrintInput) {
    const mime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    return Promise.resolve({ bytes: Buffer.from(`word of ${title}`), mime });
  }
}

/** Returns the title of the report by default. */
export class FakeReportWriter extends ReportWriter {
  work: () => Promise<void> = () => Promise.resolve();

  async pdf({ title }: { title: string }) {
    await this.work();
    return { bytes: Buffer.from(`pdf of ${title}`), mime: 'application/pdf' };
  }
  async letter(lines: readonly { text: string }[], title: string) {
    await this.work();
    return {
      bytes: Buffer.from(`letter ${title}: ${lines.map(({ text }) => text).join('/')}`),
      mime: 'application/pdf',
    };
  }
  async certificate({ award }: { award: string }) {
    await this.work();
    return Buffer.from(`certificate of ${award}`);
  }
  async word({ title }: { title: string }) {
    await this.work();
    const mime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    return { bytes: Buffer.from(`word of ${title}`), mime };
  }
}
