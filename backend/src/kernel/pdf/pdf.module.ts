import { Global, Module } from '@nestjs/common';
import { PdfWriter } from './pdf-writer.js';

@Global()
@Module({ providers: [PdfWriter], exports: [PdfWriter] })
export class PdfModule {}
