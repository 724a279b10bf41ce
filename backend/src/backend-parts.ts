import type { Provider, Type } from '@nestjs/common';

/** What one area adds to the backend. */
export interface BackendParts {
  controllers: Type[];
  providers: Provider[];
}
