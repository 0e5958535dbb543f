// Owns the word rules of Vietnamese. Syllables never change.
import type { WordRules } from "../words/word-rules.js";

export const rules: WordRules = {
  stem: (word) => word,
  stopWords: `
    và là của có cho trong với các những được không này đó khi để từ trên một tôi bạn chúng ta họ nó ở ra vào như
    thế nào gì sao tại vì ai đâu bao nhiêu mấy hay hoặc nhưng nếu thì mà cũng đã đang sẽ phải cần thể nên rồi lại
    chỉ còn rất hơn nhất bằng theo về đến làm`,
};
