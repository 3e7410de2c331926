export interface Unchecked {
  place: string;
  dev: boolean;
  optional: boolean;
}
export function withoutIntegrity(): Unchecked[];
