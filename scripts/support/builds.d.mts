export function sideOf(output: string): string;
export function swapIn(output: string): void;
