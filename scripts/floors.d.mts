export declare const FLOORS: Record<string, string[][]>;
