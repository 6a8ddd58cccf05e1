import { type PrintedFile, type PrintInput, ResumePrinter } from '../src/resume-export/printer.js';
import { WordWriter } from '../src/resume-export/word-writer.js';

/** A printer that does what the test says: by default it answers at once with the title as bytes. */
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
