import { Module } from '@nestjs/common';
import { StudentModule } from '@qicheng/core/student';
import { StudentController } from './student.controller.js';

@Module({ imports: [StudentModule], controllers: [StudentController] })
export class StudentHttpModule {}
